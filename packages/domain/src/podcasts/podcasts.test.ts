import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chaptersIn,
  correctedInstant,
  hearMore,
  isHeard,
  isNearEnd,
  nothingHeard,
  resumeAt,
  type Listening,
  type ListeningAct,
} from './index.ts';

const seconds = 1_200;
const second = fc.integer({ min: 0, max: seconds });
const at = fc.integer({ min: 0, max: 50 });
const act: fc.Arbitrary<ListeningAct> = fc.oneof(
  fc.record({
    what: fc.constant('heard' as const),
    at,
    position: second,
    speed: fc.constantFrom(0.75, 1, 2),
    ranges: fc.array(fc.tuple(second, second), { maxLength: 2 }),
  }),
  fc.record({ what: fc.constant('played' as const), at }),
  fc.record({ what: fc.constant('unplayed' as const), at }),
);
const after = (acts: readonly ListeningAct[]): Listening => acts.reduce((heard, one) => hearMore(heard, one, seconds), nothingHeard);

test('POD-01 acts of listening may come in any order and more than once: the same is known at the end', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 8 }), fc.array(fc.nat(), { maxLength: 16 }), (acts, order) => {
      const shuffled = acts
        .map((one, index) => ({ one, place: order[index] ?? 0 }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ one }) => one);
      expect(after([...shuffled, ...acts])).toEqual(after(acts));
    }),
  );
});

test('POD-01 the newest act says where it goes on, whatever arrives later', () => {
  const heard = (when: number, position: number): ListeningAct => ({ what: 'heard', at: when, position, speed: 1, ranges: [] });
  expect(after([heard(5, 700), heard(3, 900), heard(9, 200)]).position).toBe(200);
  expect(after([heard(9, 200), heard(5, 700)]).position).toBe(200);
});

test('POD-01 an episode is done near its end, and that can be taken back', () => {
  const heard = (when: number, position: number): ListeningAct => ({ what: 'heard', at: when, position, speed: 1, ranges: [] });
  expect(isNearEnd(1_140, seconds)).toBe(true); // 95 %
  expect(isNearEnd(1_139, seconds)).toBe(false);
  expect(isNearEnd(270, 300)).toBe(true); // the last half minute
  expect(isNearEnd(269, 300)).toBe(false);
  expect(isNearEnd(2, 6)).toBe(false);
  expect(isHeard(after([heard(1, 1_190)]))).toBe(true);
  const back = after([heard(1, 1_190), { what: 'unplayed', at: 2 }]);
  expect([isHeard(back), back.position]).toEqual([false, 0]);
  expect(isHeard(after([heard(1, 1_190), { what: 'unplayed', at: 2 }, heard(3, 1_150)]))).toBe(true);
  expect(isHeard(after([{ what: 'played', at: 4 }]))).toBe(true);
  expect([resumeAt({ position: 1_190, seconds }), resumeAt({ position: 600, seconds })]).toEqual([0, 600]);
});

test('POD-01 a device whose clock is wrong is corrected by how long ago it says, and never tells of the future', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.integer(), (now, ago, wrong) => {
      expect(correctedInstant({ at: now + wrong - ago, sentAt: now + wrong, now })).toBe(now - ago);
      expect(correctedInstant({ at: now + wrong + ago, sentAt: now + wrong, now })).toBe(now);
    }),
  );
});

test('ADM-01 chapters are lines with their times, in order and inside the episode', () => {
  expect(chaptersIn('0:00 Por que ele não responde\n\n 2:55  Pergunte, espere \n1:00:05 Saída', 4_000)).toEqual([
    { from: 0, title: 'Por que ele não responde' },
    { from: 175, title: 'Pergunte, espere' },
    { from: 3_605, title: 'Saída' },
  ]);
  expect(chaptersIn('', 10)).toEqual([]);
  for (const wrong of ['sem hora', '0:00', '0:99 x', '0:05 a\n0:05 b', '9:00 depois do fim', `0:00 ${'a'.repeat(121)}`])
    expect(chaptersIn(wrong, 300)).toBeUndefined();
});
