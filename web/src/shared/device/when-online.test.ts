import { expect, test } from 'vitest';
import { whenOnline } from './when-online.ts';

test('STA-01 code that did not come is asked for again each time the network is back', async () => {
  let tries = 0;
  const came = whenOnline(() => {
    tries += 1;
    return tries < 3 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('here');
  });
  await Promise.resolve();
  expect(tries).toBe(1);
  for (const expected of [2, 3]) {
    await new Promise((settled) => setTimeout(settled));
    expect(tries).toBe(expected - 1);
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  }
  expect([await came, tries]).toEqual(['here', 3]);
});
