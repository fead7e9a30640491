import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyDetail, mergeDetail } from '../index.ts';
import { isTakenOver, judgeScorm, scormCompletions, scormSuccesses, secondsIn, type ScormCommit } from './index.ts';

const at = '2026-03-01T12:00:00.000Z';
const commits: fc.Arbitrary<ScormCommit> = fc
  .record({
    sco: fc.constantFrom('a', 'b'),
    place: fc.constantFrom(['s1', 10], ['s2', 20], ['s3', 30]),
    seq: fc.integer({ min: 1, max: 4 }),
    seconds: fc.integer({ min: 0, max: 90 }),
    isEnded: fc.boolean(),
    completion: fc.constantFrom(...scormCompletions),
    success: fc.constantFrom(...scormSuccesses),
    score: fc.option(fc.integer({ min: 0, max: 100 })),
    cmi: fc.constantFrom('{}', '{"a":1}', '{"b":2}'),
  })
  .map(({ place: [session, minute], sco, ...rest }) => ({
    kind: 'scorm_commit',
    session: `${session}${sco}`,
    startedAt: `2026-03-01T10:${minute}:00.000Z`,
    sco,
    ...rest,
  }));
const merged = (all: readonly ScormCommit[]) => all.map((one) => ({ ...one, at })).reduce(mergeDetail('scorm'), emptyDetail('scorm'));
const commit = (given: Partial<ScormCommit>): ScormCommit => ({
  kind: 'scorm_commit',
  sco: 'a',
  session: 's1',
  startedAt: '2026-03-01T10:00:00.000Z',
  seq: 1,
  seconds: 10,
  isEnded: false,
  completion: 'incomplete',
  success: 'unknown',
  score: null,
  cmi: '{}',
  ...given,
});

test('PLY-07 D08 commits end alike in any order and however often they arrive; nothing that was reached goes back', () => {
  fc.assert(
    fc.property(
      fc
        .array(commits, { maxLength: 8 })
        .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }))),
      ([once, twice]) => {
        expect(merged(twice)).toEqual(merged(once));
        const scored = (count: number) => merged(once.slice(0, count)).lessons['a'];
        for (let count = 1; count <= once.length; count += 1) {
          const [before, after] = [scored(count - 1), scored(count)];
          if (before?.completion === 'completed') expect(after?.completion).toBe('completed');
          if (before?.success === 'passed') expect(after?.success).toBe('passed');
          expect(after?.score ?? 0).toBeGreaterThanOrEqual(before?.score ?? 0);
        }
      },
    ),
  );
});

test('PLY-07 D08 a pass stays, a later fail does not take it; the memory is that of the latest commit', () => {
  const detail = merged([
    commit({ seq: 2, completion: 'completed', success: 'passed', score: 90, cmi: '{"two":1}' }),
    commit({ seq: 1, cmi: '{"one":1}' }),
    commit({ session: 's2', startedAt: '2026-03-01T11:00:00.000Z', seq: 1, success: 'failed', score: 20, cmi: '{"three":1}' }),
  ]);
  expect(detail.lessons['a']).toMatchObject({ completion: 'completed', success: 'passed', score: 90, cmi: '{"three":1}' });
  expect(judgeScorm(detail, ['a'])).toEqual({ percent: 100, isComplete: true, grade: 90 });
  expect(judgeScorm(detail, ['a', 'b'])).toEqual({ percent: 50, isComplete: false, grade: 90 });
});

test('PLY-07 time is added once a session, and a failed lesson is not done', () => {
  const detail = merged([
    commit({ seq: 1, seconds: 10 }),
    commit({ seq: 2, seconds: 40 }),
    commit({ seq: 2, seconds: 40 }),
    commit({ session: 's2', startedAt: '2026-03-01T11:00:00.000Z', seconds: 5, completion: 'completed', success: 'failed', score: 0 }),
  ]);
  expect(secondsIn(detail, 'a')).toBe(45);
  expect(judgeScorm(detail, ['a'])).toEqual({ percent: 0, isComplete: false, grade: 0 });
  expect(isTakenOver(detail, { session: 's1', startedAt: '2026-03-01T10:00:00.000Z' })).toBe(true);
  expect(isTakenOver(detail, { session: 's2', startedAt: '2026-03-01T11:00:00.000Z' })).toBe(false);
});
