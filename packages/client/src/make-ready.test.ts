import { expect, test } from 'vitest';
import { z } from 'zod';
import { makeReady } from './make-ready.ts';

test('CRS-01 whatever an answer is judged by is made before the answer is there', async () => {
  const made: string[] = [];
  const noted = <Made>(name: string, schema: Made): Made => {
    made.push(name);
    return schema;
  };
  const card = z.object({
    get title() {
      return noted('title', z.string());
    },
    next: z.union([
      z.null(),
      z.object({
        get place() {
          return noted('place', z.number().optional());
        },
      }),
    ]),
  });
  const list = z.object({
    items: z.array(card),
    get one() {
      return noted('one', card.nullable());
    },
  });
  expect(made).toEqual([]);
  await makeReady(list);
  expect(new Set(made)).toEqual(new Set(['title', 'place', 'one']));
  const before = made.length;
  list.parse({ items: [{ title: 'a', next: { place: 1 } }], one: null });
  expect(made).toHaveLength(before);
});

test('CRS-01 a schema that names itself is walked once', async () => {
  const node: z.ZodType = z.object({
    get below() {
      return z.array(node);
    },
  });
  await expect(makeReady(node)).resolves.toBeUndefined();
});
