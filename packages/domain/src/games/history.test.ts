import fc from 'fast-check';
import { expect, test } from 'vitest';
import { historyOf, redone, stepMs, undone, withStep, type History } from './history.ts';

const typed = (history: History, ...steps: [text: string, at: number][]) =>
  steps.reduce((sum, [text, at]) => withStep(sum, text, at), history);

test('what is typed in one go is one step, what comes later another', () => {
  const history = typed(historyOf('a'), ['ab', 0], ['abc', stepMs - 1], ['x', 3 * stepMs]);
  expect([undone(history).present, undone(undone(history)).present, undone(undone(undone(history))).present]).toEqual(['abc', 'a', 'a']);
});

test('a change after a step back forgets what was taken back', () => {
  const back = undone(typed(historyOf('a'), ['b', 0], ['c', 2 * stepMs]));
  expect(redone(back).present).toBe('c');
  expect(redone(withStep(back, 'd', 3 * stepMs)).present).toBe('d');
});

test('back and forth ends where it began, whatever was changed', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 20 }), fc.nat(25), (texts, times) => {
      const history = texts.reduce((sum, text, index) => withStep(sum, text, index * 2 * stepMs), historyOf('begin'));
      const steps = Math.min(times, history.past.length);
      let there = history;
      for (let step = 0; step < steps; step += 1) there = undone(there);
      for (let step = 0; step < steps; step += 1) there = redone(there);
      return there.present === history.present && there.past.join('\n') === history.past.join('\n');
    }),
  );
});
