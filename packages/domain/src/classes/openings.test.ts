import { expect, test } from 'vitest';
import { judgeOpening, liveClassState, mayHaveSeen } from './openings.ts';

const activity = { activityId: 'a', isClass: false };
const openings = (opened: string[], known = opened) => ({ opened, known });

test.each([
  [null, activity, null],
  [openings([]), activity, 'live_class_closed'],
  [openings(['b']), activity, 'live_class_closed'],
  [openings(['b', 'a']), activity, 'live_class_opened'],
  [openings([], ['a']), activity, 'live_class_closed'],
  [openings([]), { ...activity, isClass: true }, null],
] as const)('LIV-03 with %j the activity %j is %s', (given, one, state) => {
  expect(liveClassState(given, one)).toBe(state);
});

test.each([
  ['who is in no live class', null, false, true],
  ['what was never open', openings([]), false, false],
  ['what was begun before', openings([]), true, true],
  ['what is open', openings(['a']), false, true],
  ['what was open once', openings([], ['a']), false, true],
] as const)('LIV-02 a device may report of an activity: %s', (_case, given, isStarted, may) => {
  expect(mayHaveSeen(given, { ...activity, isStarted })).toBe(may);
});

test.each([
  [{ revision: 0, isOpen: false }, { revision: 0, isOpen: true }, 'moves'],
  [{ revision: 3, isOpen: true }, { revision: 3, isOpen: false }, 'moves'],
  [{ revision: 4, isOpen: false }, { revision: 2, isOpen: true }, 'changed_meanwhile'],
  [{ revision: 4, isOpen: true }, { revision: 3, isOpen: true }, 'is_so'],
  [{ revision: 0, isOpen: false }, { revision: 0, isOpen: false }, 'is_so'],
] as const)('LIV-02 from %j the wish %j is judged: %s', (now, wish, outcome) => {
  expect(judgeOpening(now, wish)).toBe(outcome);
});
