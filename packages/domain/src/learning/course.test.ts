import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseGrade, courseProgress, isDone, isLocked, judgeCourseState, nextOf, type ActivityStatus } from './course.ts';
import { enrolmentStates } from './words.ts';

const status: fc.Arbitrary<ActivityStatus> = fc
  .record({
    isRequired: fc.boolean(),
    isComplete: fc.boolean(),
    percent: fc.integer({ min: 0, max: 99 }),
    isStarted: fc.boolean(),
    isLost: fc.boolean(),
    isTest: fc.boolean(),
  })
  .map((one) => ({ ...one, percent: one.isComplete ? 100 : one.percent, isLost: one.isLost && one.isTest && !one.isComplete }));
const course = fc.array(status, { minLength: 1, maxLength: 8 });

test('CRS-04 a course is at 100 when, and only when, everything that counts is complete', () => {
  fc.assert(
    fc.property(course, (activities) => {
      const counted = activities.some(({ isRequired }) => isRequired) ? activities.filter(({ isRequired }) => isRequired) : activities;
      return (courseProgress(activities) === 100) === counted.every(({ isComplete }) => isComplete);
    }),
  );
});

test('CRS-04 more done never means less progress', () => {
  fc.assert(
    fc.property(course, fc.nat(7), (activities, index) => {
      const more = activities.map((one, at) => (at === index % activities.length ? { ...one, isComplete: true, percent: 100 } : one));
      return courseProgress(more) >= courseProgress(activities);
    }),
  );
});

test('CRS-03 a done course never goes back, whatever happens in it', () => {
  fc.assert(
    fc.property(course, fc.constantFrom(...enrolmentStates.filter(isDone)), fc.boolean(), (activities, before, hasImproved) =>
      isDone(judgeCourseState({ before, activities, hasImproved })),
    ),
  );
});

test('CRS-03 states follow from what was done', () => {
  const fresh = { isRequired: true, isComplete: false, percent: 0, isStarted: false, isLost: false, isTest: false };
  const done = { ...fresh, isComplete: true, percent: 100, isStarted: true };
  const judge = (...activities: ActivityStatus[]) => judgeCourseState({ before: 'enrolled', activities, hasImproved: false });
  expect(judge(fresh)).toBe('enrolled');
  expect(judge({ ...fresh, isStarted: true })).toBe('in_progress');
  expect(judge(done)).toBe('finished');
  expect(judge(done, { ...done, isTest: true })).toBe('approved');
  expect(judge(done, { ...fresh, isTest: true, isStarted: true, isLost: true })).toBe('reproved');
  expect(judgeCourseState({ before: 'approved', activities: [done], hasImproved: true })).toBe('improved');
});

test('CRS-04 in a course that is learnt in order, a required activity opens the next one', () => {
  const open = { isRequired: true, isComplete: false };
  const activities = [{ ...open, isComplete: true }, open, open];
  expect([0, 1, 2].map((index) => isLocked(activities, index, { isSequential: true }))).toEqual([false, false, true]);
  expect(isLocked(activities, 2, { isSequential: false })).toBe(false);
  expect(isLocked([{ ...open, isRequired: false }, open], 1, { isSequential: true }), 'what nobody has to do holds up nothing').toBe(false);
});

test('CRS-04 a person goes on where they were, else at the first open activity', () => {
  const activities = [1, 2, 3].map((hierarchyOrder) => ({ hierarchyOrder, isComplete: hierarchyOrder === 1 }));
  expect(nextOf(activities, 3)?.hierarchyOrder).toBe(3);
  expect(nextOf(activities, 1)?.hierarchyOrder).toBe(2);
  expect(
    nextOf(
      activities.map((one) => ({ ...one, isComplete: true })),
      1,
    ),
  ).toBeUndefined();
});

test('CRS-03 D07 the grade of a course is of the tests that count, and a better try never lowers it', () => {
  const graded = fc.array(fc.record({ isRequired: fc.boolean(), isTest: fc.boolean(), grade: fc.integer({ min: 0, max: 100 }) }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(graded, fc.nat(5), fc.integer({ min: 0, max: 100 }), (activities, index, better) => {
      const more = activities.map((one, at) => (at === index % activities.length ? { ...one, grade: Math.max(one.grade, better) } : one));
      return (courseGrade(more) ?? 0) >= (courseGrade(activities) ?? 0);
    }),
  );
  const test = { isRequired: true, isTest: true };
  expect(
    courseGrade([
      { ...test, grade: 70 },
      { ...test, isRequired: false, grade: 10 },
    ]),
  ).toBe(70);
  expect(courseGrade([{ ...test, grade: null }])).toBeNull();
});

test('CRS-03 the order in which activities were done says nothing', () => {
  fc.assert(
    fc.property(
      course.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([one, other]) => {
        const judge = (activities: ActivityStatus[]) => judgeCourseState({ before: 'enrolled', activities, hasImproved: false });
        expect([judge(other), courseProgress(other)]).toEqual([judge(one), courseProgress(one)]);
      },
    ),
  );
});

test('CRS-04 the percent of a course is the mean of what counts, rounded down, and 0 without activities', () => {
  const one = (percent: number, isRequired = true) => ({ isRequired, isComplete: percent === 100, percent });
  expect(courseProgress([one(100), one(50), one(0)])).toBe(50);
  expect(courseProgress([one(100), one(99), one(99)])).toBe(99);
  expect(courseProgress([one(20), one(100, false)])).toBe(20);
  expect(courseProgress([])).toBe(0);
  const test = { isRequired: true, isTest: true };
  expect(courseGrade([70, 85].map((grade) => ({ ...test, grade })))).toBe(78);
});

test('CRS-03 TST-04 whoever is blocked or was restarted stays so until they go on; only an approved course improves', () => {
  const fresh = { isRequired: true, isComplete: false, percent: 0, isStarted: false, isLost: false, isTest: false };
  const done = { ...fresh, isComplete: true, percent: 100, isStarted: true };
  const after = (before: (typeof enrolmentStates)[number], activities: ActivityStatus[], hasImproved = false) =>
    judgeCourseState({ before, activities, hasImproved });
  expect(after('blocked', [done])).toBe('blocked');
  expect(after('restarted', [fresh])).toBe('restarted');
  expect(after('restarted', [fresh, { ...fresh, isStarted: true }])).toBe('in_progress');
  expect(after('approved', [done])).toBe('approved');
  expect(after('finished', [done], true)).toBe('finished');
  expect(after('in_progress', [fresh], true)).toBe('enrolled');
  expect(after('enrolled', [])).toBe('enrolled');
});
