import { expect, test } from 'vitest';
import { queueOptionsOf, type Patience } from './patience.ts';

/** The shortest time from the first try to the last: the queue waits at least so long, and at most twice, before each repeat. */
function shortest(patience: Patience): number {
  const { retryLimit, retryDelay, retryDelayMax } = queueOptionsOf(patience);
  return Array.from({ length: retryLimit }, (_, at) => Math.min(retryDelayMax, retryDelay * 2 ** Math.min(15, at))).reduce(
    (sum, wait) => sum + wait,
  );
}

test('an e-mail, and what a room tells another, are tried again for a day and longer; a code is given up while somebody still waits for it', () => {
  expect(shortest('email')).toBeGreaterThan(86_400);
  expect(shortest('news')).toBeGreaterThan(86_400);
  expect(2 * shortest('code')).toBeLessThan(180);
  expect(2 * shortest('sweep')).toBeLessThan(300);
});

test('what is worth a replay is kept when it is given up; a code and a round that comes again are not', () => {
  const kept = (['email', 'news', 'work', 'push', 'code', 'sweep'] as const).filter((patience) => 'deadLetter' in queueOptionsOf(patience));
  expect(kept).toEqual(['email', 'news', 'work']);
});
