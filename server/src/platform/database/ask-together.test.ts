import { expect, test } from 'vitest';
import { askTogether } from './ask-together.ts';

/** A question whose statements end when the test says so. */
function aQuestion(isBad: (ask: number) => boolean = () => false) {
  const statements: { asks: readonly number[]; end: () => void }[] = [];
  const ask = askTogether(
    (asks: readonly number[]) =>
      new Promise<string[]>((resolve, reject) => {
        const end = () => (asks.some(isBad) ? reject(new Error(`bad: ${asks.join(' ')}`)) : resolve(asks.map((one) => `the ${one}`)));
        statements.push({ asks, end });
      }),
  );
  return { ask, statements, asked: () => statements.map(({ asks }) => asks) };
}
const soon = () => new Promise((resolve) => setImmediate(resolve));

test('an ask alone goes at once; those that come while two are under way go together, each with its own answer', async () => {
  const { ask, statements, asked } = aQuestion();
  const answers = [1, 2, 3, 4, 5].map(ask);
  expect(asked()).toEqual([[1], [2]]);
  statements[0]?.end();
  await soon();
  expect(asked()).toEqual([[1], [2], [3, 4, 5]]);
  statements[1]?.end();
  statements[2]?.end();
  expect(await Promise.all(answers)).toEqual(['the 1', 'the 2', 'the 3', 'the 4', 'the 5']);
});

test('nobody is answered by a statement that began before they asked; control: a shared answer is', async () => {
  const { ask, statements, asked } = aQuestion();
  const first = [ask(1), ask(2)];
  const later = ask(1);
  expect(asked()).toEqual([[1], [2]]);
  for (const { end } of statements) end();
  await Promise.all(first);
  await soon();
  expect(asked()).toEqual([[1], [2], [1]]);
  statements[2]?.end();
  expect(await later).toBe('the 1');

  const shared = new Map<number, number>();
  const naive = (one: number) => shared.get(one) ?? (shared.set(one, shared.size), shared.size - 1);
  expect([naive(1), naive(1)]).toEqual([0, 0]); // the second is told what was found for the first
});

test('what one ask breaks is asked of each alone, and only that one hears of it', async () => {
  const { ask, statements, asked } = aQuestion((one) => one === 4);
  const answers = [1, 2, 3, 4, 5].map(ask);
  const settled = Promise.allSettled(answers);
  for (let at = 0; at < 6; at += 1) {
    statements[at]?.end();
    await soon();
  }
  expect(asked()).toEqual([[1], [2], [3, 4, 5], [3], [4], [5]]);
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});

test('more than a hundred go in portions', async () => {
  const { ask, statements, asked } = aQuestion();
  const answers = Array.from({ length: 203 }, (_, at) => ask(at));
  for (let at = 0; at < 5; at += 1) {
    statements[at]?.end();
    await soon();
  }
  expect(asked().map(({ length }) => length)).toEqual([1, 1, 100, 100, 1]);
  expect(await Promise.all(answers)).toHaveLength(203);
});
