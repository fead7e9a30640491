import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  courseProgress,
  enrolmentStates,
  isDone,
  judgeTrailState,
  statusOfItem,
  trailEnrolmentStates,
  trailGrade,
  type TrailStatus,
} from './index.ts';

const item: fc.Arbitrary<TrailStatus> = fc.record({
  isRequired: fc.boolean(),
  state: fc.constantFrom(...enrolmentStates),
  percent: fc.integer({ min: 0, max: 100 }),
  grade: fc.option(fc.integer({ min: 0, max: 100 })),
});
const trail = fc.array(item, { minLength: 1, maxLength: 8 });

test('TRL-01 a trail is at 100 when, and only when, it is finished', () => {
  fc.assert(
    fc.property(trail, (items) => {
      const isFull = courseProgress(items.map(statusOfItem)) === 100;
      expect(isFull).toBe(judgeTrailState({ before: 'enrolled', items }) === 'finished');
    }),
  );
});

test('TRL-01 a finished trail stays finished, whatever becomes of its items', () => {
  fc.assert(fc.property(trail, (items) => judgeTrailState({ before: 'finished', items }) === 'finished'));
});

test('TRL-01 the order in which items were done says nothing, and what is done never means less', () => {
  fc.assert(
    fc.property(trail, fc.nat(7), fc.constantFrom(...trailEnrolmentStates), (items, index, before) => {
      expect(judgeTrailState({ before, items: items.toReversed() })).toBe(judgeTrailState({ before, items }));
      const more = items.map((one, at) => (at === index % items.length ? { ...one, state: 'approved' as const, percent: 100 } : one));
      expect(courseProgress(more.map(statusOfItem))).toBeGreaterThanOrEqual(courseProgress(items.map(statusOfItem)));
    }),
  );
});

test('TRL-03 whoever is blocked in an item that counts has not finished the trail', () => {
  fc.assert(
    fc.property(trail, (items) => {
      const blocked = items.map((one) => ({ ...one, isRequired: true, state: isDone(one.state) ? one.state : ('blocked' as const) }));
      const hasBlocked = blocked.some(({ state }) => state === 'blocked');
      expect(judgeTrailState({ before: 'in_progress', items: blocked })).toBe(hasBlocked ? 'blocked' : 'finished');
    }),
  );
});

test('TRL-03 the grade of a trail is of what counts, and lies between the best and the worst', () => {
  fc.assert(
    fc.property(trail, (items) => {
      const grade = trailGrade(items);
      if (grade === null) return;
      const all = items.flatMap((one) => one.grade ?? []);
      expect(grade).toBeGreaterThanOrEqual(Math.min(...all));
      expect(grade).toBeLessThanOrEqual(Math.max(...all));
    }),
  );
});
