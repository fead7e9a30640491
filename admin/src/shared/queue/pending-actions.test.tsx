import { CallRefused } from '@vitrine/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPendingActions, undoSeconds, type Sending } from './pending-actions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Server = (how: Sending) => Promise<unknown>;
const aReviewQueue = ({ maySend = () => true }: { maySend?: () => boolean } = {}) => {
  const keys: string[] = [];
  const answered: string[] = [];
  const pendingActions = createPendingActions<'approve'>({ maySend });
  pendingActions.tellAnswers(({ id, state }) => void answered.push(`${id} ${state}`));
  const decide = (ids: readonly string[], server: Server = async () => ({})) =>
    pendingActions.add(
      'approve',
      ids.map((id) => ({
        id,
        name: id,
        send: (how) => {
          keys.push(`${id} ${how.key}`);
          return server(how);
        },
      })),
    );
  return {
    pendingActions,
    decide,
    keys,
    answered,
    states: () => pendingActions.get().flatMap(({ steps }) => steps.map(({ id, state }) => `${id} ${state}`)),
  };
};
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

test('ADM-05 a decision is sent once its ten seconds are over, and not before', async () => {
  const { decide, keys, answered, states } = aReviewQueue();
  decide(['a']);
  await pass(undoSeconds - 0.1);
  expect([keys.length, states()]).toEqual([0, ['a waiting']]);
  await pass(0.2);
  expect([keys.length, answered, states()]).toEqual([1, ['a done'], ['a done']]);
  await pass(60);
  expect([keys.length, states()]).toEqual([1, []]);
});

test('ADM-05 an undone decision is never sent, neither by time nor by leaving; the newest is undone first', async () => {
  const { pendingActions, decide, keys } = aReviewQueue();
  decide(['a']);
  decide(['b']);
  expect(pendingActions.undo().map(({ id }) => id)).toEqual(['b']);
  pendingActions.sendAll(true);
  await pass(60);
  expect(keys.map((key) => key.split(' ')[0])).toEqual(['a']);
  expect(pendingActions.undo()).toEqual([]);
});

test('ADM-05 leaving sends at once what waits, once, however often it is told', async () => {
  const { pendingActions, decide, keys } = aReviewQueue();
  decide(['a', 'b']);
  pendingActions.sendAll(true);
  pendingActions.sendAll(true);
  await pass(60);
  pendingActions.sendAll(true);
  await pass(60);
  expect(keys.map((key) => key.split(' ')[0])).toEqual(['a', 'b']);
});

test('ADM-05 leaving while several are on their way sends the rest, none twice', async () => {
  const waiting: (() => void)[] = [];
  const { pendingActions, decide, keys } = aReviewQueue();
  decide(['a', 'b', 'c'], () => new Promise((resolve) => waiting.push(() => resolve({}))));
  await pass(undoSeconds);
  expect(keys).toHaveLength(1);
  pendingActions.sendAll(true);
  expect(keys).toHaveLength(3);
  for (const answer of waiting) answer();
  await pass(1);
  expect(keys.map((key) => key.split(' ')[0])).toEqual(['a', 'b', 'c']);
});

test('ADM-05 D40 what was lost on the way is sent again under the same key; what was judged is not', async () => {
  const answers: Server[] = [
    () => Promise.reject(new TypeError('lost')),
    () => Promise.reject(new CallRefused(409, { refusal: 'still_running' }, '1')),
    () => Promise.reject(new CallRefused(503, {})),
    async () => ({}),
  ];
  const { pendingActions, decide, keys, states } = aReviewQueue();
  decide(['a'], (how) => (answers.shift() ?? (async () => ({})))(how));
  decide(['b'], () => Promise.reject(new CallRefused(409, { refusal: 'already_approved' })));
  await pass(undoSeconds);
  expect(states()).toEqual(['a lost', 'b refused']);
  for (let tries = 0; tries < 4; tries += 1) {
    pendingActions.sendLost();
    await pass(0.1);
  }
  expect(states()).toEqual(['a done', 'b refused']);
  expect(keys.filter((key) => key.startsWith('a '))).toHaveLength(4);
  expect(new Set(keys).size).toBe(2);
});

test('ADM-05 nobody sends what somebody else decided in this browser', async () => {
  const { decide, keys, states } = aReviewQueue({ maySend: () => false });
  decide(['a']);
  await pass(undoSeconds);
  expect([keys, states()]).toEqual([[], ['a refused']]);
});
