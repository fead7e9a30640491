import { expect, test } from 'vitest';
import { countPages } from './document-pages.ts';
import { aDocument } from './testing.ts';

test('documents are counted one after the other, several at once, and after one that broke its reader', async () => {
  const [one, three, locked] = [
    await aDocument({ pages: 1 }),
    await aDocument({ pages: 3 }),
    await aDocument({ pages: 2, password: 'segredo' }),
  ];
  const count = (content: Buffer) => countPages({ content });
  const isRefused = { code: 'file_unreadable' };

  expect(await count(three)).toBe(3);
  await expect(count(locked)).rejects.toMatchObject(isRefused);
  expect(await count(one)).toBe(1);
  await expect(count(three.subarray(0, 60))).rejects.toMatchObject(isRefused);

  const counted = await Promise.allSettled([one, three, locked, three, one, three, one].map(count));
  expect(counted.map((each) => (each.status === 'fulfilled' ? each.value : 'refused'))).toEqual([1, 3, 'refused', 3, 1, 3, 1]);
});
