import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeTest } from './conventional-test/index.ts';
import { emptyDetail, mergeDetail, type SeenEvent } from './index.ts';
import { judgePdf } from './pdf/index.ts';
import { judgeVideo, mergeRanges, watchedSeconds, type Range } from './video/index.ts';

const second = fc.integer({ min: 0, max: 1_200 }).map((tenths) => tenths / 10);
const range = fc.tuple(second, second) satisfies fc.Arbitrary<Range>;
const ranges = fc.array(range, { maxLength: 12 });
const union = (a: readonly Range[], b: readonly Range[]) => mergeRanges([...a, ...b]);

test('PLY-03 the union of watched parts is commutative, associative and idempotent', () => {
  fc.assert(
    fc.property(ranges, ranges, ranges, (a, b, c) => {
      expect(union(a, b)).toEqual(union(b, a));
      expect(union(union(a, b), c)).toEqual(union(a, union(b, c)));
      expect(mergeRanges(mergeRanges(a))).toEqual(mergeRanges(a));
      expect(union(a, a)).toEqual(mergeRanges(a));
    }),
  );
});

test('PLY-03 what was watched never shrinks and never exceeds the film', () => {
  fc.assert(
    fc.property(ranges, ranges, fc.integer({ min: 1, max: 120 }), (a, b, seconds) => {
      expect(watchedSeconds([...a, ...b], seconds) + 1e-6).toBeGreaterThanOrEqual(watchedSeconds(a, seconds));
      expect(watchedSeconds(a, seconds)).toBeLessThanOrEqual(seconds + 1e-6);
      expect(mergeRanges(a, seconds).every(([from, to]) => from >= 0 && from < to && to <= seconds)).toBe(true);
    }),
  );
});

test('PLY-03 D11 a film is complete by the part that was really watched, not by reaching its end', () => {
  expect(judgeVideo({ seconds: 100, ranges: [[99, 100]], requiredPercent: 90 })).toEqual({ percent: 1, isComplete: false });
  expect(
    judgeVideo({
      seconds: 100,
      ranges: [
        [0, 50],
        [40, 89],
      ],
      requiredPercent: 90,
    }),
  ).toEqual({ percent: 89, isComplete: false });
  expect(judgeVideo({ seconds: 100, ranges: [[10, 100]], requiredPercent: 90 })).toEqual({ percent: 100, isComplete: true });
  expect(judgeVideo({ seconds: 60.2, ranges: [[0, 60]], requiredPercent: 100 })).toEqual({ percent: 100, isComplete: true });
  expect(judgeVideo({ seconds: 0, ranges: [[0, 60]], requiredPercent: 1 })).toEqual({ percent: 0, isComplete: false });
});

test('PLY-01 more of a thing never turns complete into incomplete, and 100 percent means complete', () => {
  fc.assert(
    fc.property(ranges, ranges, fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 100 }), (a, b, seconds, requiredPercent) => {
      const before = judgeVideo({ seconds, ranges: a, requiredPercent });
      const after = judgeVideo({ seconds, ranges: [...a, ...b], requiredPercent });
      expect(after.percent).toBeGreaterThanOrEqual(before.percent);
      expect(before.isComplete && !after.isComplete).toBe(false);
      expect(before.percent === 100).toBe(before.isComplete);
    }),
  );
});

test('PLY-02 a document is complete when each page was read; pages that it has not count for nothing', () => {
  expect(judgePdf({ pages: 6, pagesRead: [1, 2, 3] })).toEqual({ percent: 50, isComplete: false });
  expect(judgePdf({ pages: 3, pagesRead: [1, 1, 7, 0, 2.5] })).toEqual({ percent: 33, isComplete: false });
  expect(judgePdf({ pages: 3, pagesRead: [3, 1, 2, 9] })).toEqual({ percent: 100, isComplete: true });
});

const handedIn = { kind: 'conventional_test', isHandedIn: true } as const;

test('TST-06 D07 a pass stays one, whatever the rule says later', () => {
  expect(judgeTest({ ...handedIn, bestScore: 70, minimumScore: 90, isPassed: true })).toEqual({ percent: 100, isComplete: true });
  expect(judgeTest({ ...handedIn, bestScore: 69, minimumScore: 70, isPassed: false })).toEqual({ percent: 0, isComplete: false });
  expect(judgeTest({ ...handedIn, bestScore: null, minimumScore: 70, isPassed: false })).toEqual({ percent: 0, isComplete: false });
});

const at = fc.integer({ min: 10, max: 59 }).map((minute) => `2026-03-01T10:${minute}:00.000Z`);
const seen = fc.oneof(
  fc.record({ at, kind: fc.constant('opened') }),
  fc.record({
    at,
    kind: fc.constant('pages_read'),
    pages: fc.array(fc.integer({ min: 1, max: 9 })),
    lastPage: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ at, kind: fc.constant('watched'), ranges, positionSeconds: second }),
) satisfies fc.Arbitrary<SeenEvent>;

test('PLY-14 D03 events end alike in any order and however often they arrive', () => {
  const events = fc.array(seen, { maxLength: 10 });
  fc.assert(
    fc.property(
      events.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }))),
      ([once, twice]) => {
        for (const kind of ['pdf', 'video'] as const) {
          const merge = mergeDetail<'pdf' | 'video'>(kind) as (detail: object, event: SeenEvent) => object;
          expect(twice.reduce(merge, emptyDetail(kind))).toEqual(once.reduce(merge, emptyDetail(kind)));
        }
      },
    ),
  );
});

test('PLY-02 PLY-14 pages that two reports name are kept together, and the later place is where a person goes on', () => {
  const read = (minute: number, pages: number[], lastPage: number) =>
    ({ at: `2026-03-01T10:${minute}:00.000Z`, kind: 'pages_read', pages, lastPage }) as const;
  const merge = (events: SeenEvent[]) => events.reduce(mergeDetail('pdf'), emptyDetail('pdf'));
  expect(merge([read(20, [3, 1], 3), read(10, [2, 1], 2)])).toEqual({
    version: 1,
    pagesRead: [1, 2, 3],
    lastPage: 3,
    placedAt: '2026-03-01T10:20:00.000Z',
  });
  const unread = emptyDetail('pdf');
  expect(merge([{ at: '2026-03-01T10:30:00.000Z', kind: 'watched', ranges: [[0, 5]], positionSeconds: 5 }])).toEqual(unread);
  expect(judgePdf({ pages: 0, pagesRead: [] })).toEqual({ percent: 0, isComplete: false });
});

test('PLY-03 PLY-14 parts that two reports name are kept together, and of two reports of one instant the further place is kept', () => {
  const watched = (minute: number, range: Range, positionSeconds: number): SeenEvent => ({
    at: `2026-03-01T10:${minute}:00.000Z`,
    kind: 'watched',
    ranges: [range],
    positionSeconds,
  });
  const merge = (events: SeenEvent[]) => events.reduce(mergeDetail('video'), emptyDetail('video'));
  const later = { version: 1, watched: [[0, 50]], positionSeconds: 20, placedAt: '2026-03-01T10:20:00.000Z' };
  for (const events of [
    [watched(20, [0, 20], 20), watched(10, [20, 50], 50)],
    [watched(10, [20, 50], 50), watched(20, [0, 20], 20)],
  ])
    expect(merge(events)).toEqual(later);
  for (const places of [
    [5, 50],
    [50, 5],
  ])
    expect(merge(places.map((place) => watched(20, [0, 50], place)))).toMatchObject({ positionSeconds: 50 });
  expect(judgeVideo({ seconds: 10, ranges: [[0, 9]], requiredPercent: 100 }).isComplete).toBe(false);
  expect(judgeVideo({ seconds: 10, ranges: [[0, 9.9]], requiredPercent: 100 }).isComplete).toBe(true);
});

test('TST-06 a test is passed at its minimum score, and without a pass below it', () => {
  const judge = (bestScore: number | null) => judgeTest({ ...handedIn, bestScore, minimumScore: 70, isPassed: false }).isComplete;
  expect([judge(70), judge(69), judge(null)]).toEqual([true, false, false]);
  expect(judgeTest({ ...handedIn, isHandedIn: false, bestScore: null, minimumScore: 0, isPassed: false }).isComplete).toBe(false);
});
