import { expect, test } from 'vitest';
import {
  bestOf,
  emptyScormDetail,
  isLater,
  isLessonDone,
  isTakenOver,
  judgeScorm,
  mergeScormDetail,
  secondsIn,
  type ScormCommit,
  type ScormLesson,
} from './commits.ts';

const lesson = (part: Partial<ScormLesson> = {}): ScormLesson => ({
  startedAt: '2026-03-01T10:00:00.000Z',
  session: 's1',
  seq: 1,
  completion: 'incomplete',
  success: 'unknown',
  score: null,
  cmi: '{}',
  ...part,
});
const later = '2026-03-01T11:00:00.000Z';

test('PLY-07 D08 which of two commits is the later one is told by the session’s beginning, then its name, its number, and the larger memory', () => {
  const pairs: [Partial<ScormLesson>, Partial<ScormLesson>][] = [
    [
      { startedAt: later, session: 'a', seq: 1 },
      { session: 'b', seq: 9 },
    ],
    [{ session: 's2', seq: 1 }, { seq: 9 }],
    [{ seq: 2 }, { seq: 1, cmi: '{"x":1}' }],
    [{ cmi: '{"b":1}' }, { cmi: '{"a":1}' }],
  ];
  for (const [one, other] of pairs)
    expect([isLater(lesson(one), lesson(other)), isLater(lesson(other), lesson(one))]).toEqual([true, false]);
  expect(isLater(lesson(), lesson())).toBe(false);
});

test('PLY-07 D08 of two commits the best is kept with the memory of the later one', () => {
  const first = lesson({ completion: 'completed', success: 'passed', score: 80, cmi: 'first' });
  const second = lesson({ seq: 2, success: 'failed', score: 30, cmi: 'second' });
  for (const best of [bestOf(first, second), bestOf(second, first)])
    expect(best).toMatchObject({ seq: 2, completion: 'completed', success: 'passed', score: 80, cmi: 'second' });
  expect(bestOf(lesson(), second)).toMatchObject({ completion: 'incomplete', success: 'failed', score: 30 });
  expect(bestOf(lesson({ score: 0 }), lesson()).score).toBe(0);
  expect(bestOf(lesson(), lesson())).toMatchObject({ success: 'unknown', score: null });
});

test('PLY-07 D08 a clock that runs ahead counts from when the server heard of it, and a session keeps its earliest beginning', () => {
  const commit = (part: Partial<ScormCommit>): ScormCommit => ({
    kind: 'scorm_commit',
    sco: 'a',
    seconds: 10,
    isEnded: false,
    ...lesson(),
    ...part,
  });
  const at = '2026-03-01T12:00:00.000Z';
  const ahead = mergeScormDetail(emptyScormDetail, { ...commit({ startedAt: '2027-01-01T00:00:00.000Z' }), at });
  expect([ahead.lessons['a']?.startedAt, ahead.sessions['s1']]).toEqual([at, { sco: 'a', startedAt: at, seconds: 10 }]);
  const second = mergeScormDetail(ahead, { ...commit({ seq: 2, seconds: 4 }), at });
  expect(second.sessions['s1']).toEqual({ sco: 'a', startedAt: lesson().startedAt, seconds: 10 });
  const third = mergeScormDetail(second, { ...commit({ startedAt: later, seq: 3, seconds: 25 }), at });
  expect(third.sessions['s1']).toEqual({ sco: 'a', startedAt: lesson().startedAt, seconds: 25 });
  const other = mergeScormDetail(third, { ...commit({ sco: 'b', session: 's2', seconds: 7 }), at });
  expect([secondsIn(other, 'a'), secondsIn(other, 'b'), secondsIn(other, 'c')]).toEqual([25, 7, 0]);
});

test('PLY-07 a lesson is done when it was passed, or says so and was not failed', () => {
  const done = (completion: ScormLesson['completion']) =>
    (['unknown', 'failed', 'passed'] as const).map((success) => isLessonDone({ completion, success }));
  expect(done('completed')).toEqual([true, false, true]);
  expect(done('incomplete')).toEqual([false, false, true]);
});

test('PLY-07 a package is done when all of its lessons are; its grade is the mean of the scores that there are', () => {
  const judged = (lessons: Record<string, ScormLesson>, scos: string[]) => judgeScorm({ version: 1, lessons, sessions: {} }, scos);
  const passed = lesson({ success: 'passed', score: 90 });
  expect(judged({}, [])).toEqual({ percent: 0, isComplete: false });
  expect(judged({ a: lesson() }, ['a'])).toEqual({ percent: 0, isComplete: false });
  expect(judged({ a: passed }, ['a', 'b', 'c'])).toEqual({ percent: 33, isComplete: false, grade: 90 });
  expect(judged({ a: passed, b: lesson({ completion: 'completed' }), gone: lesson({ score: 1 }) }, ['a', 'b'])).toEqual({
    percent: 100,
    isComplete: true,
    grade: 90,
  });
  expect(judged({ a: passed, b: lesson({ score: 41 }) }, ['a', 'b'])).toEqual({ percent: 50, isComplete: false, grade: 66 });
});

test('PLY-07 a package is taken over by a session that began later, by no other and not by itself', () => {
  const sessions = (startedAt: string) => ({
    sessions: { mine: { sco: 'a', startedAt: later, seconds: 0 }, other: { sco: 'a', startedAt, seconds: 0 } },
  });
  const mine = { session: 'mine', startedAt: later };
  expect(isTakenOver(sessions('2026-03-01T11:00:01.000Z'), mine)).toBe(true);
  expect(isTakenOver(sessions(later), mine)).toBe(false);
  expect(isTakenOver(sessions('2026-03-01T10:59:59.000Z'), mine)).toBe(false);
  expect(isTakenOver(sessions('2026-03-01T10:00:00.000Z'), { session: 'mine', startedAt: '2026-03-01T10:30:00.000Z' })).toBe(false);
});
