import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allows, answerBy, judgeApproval, judgeReach, minimumOf, rankAbove, rankAfter, rankBelow, ranks, reachedRanks } from './index.ts';

const minimumsOf = fc
  .record({ intermediate: fc.integer({ min: 1, max: 5_000 }), more: fc.integer({ min: 1, max: 5_000 }) })
  .map(({ intermediate, more }) => ({ intermediate, highest: intermediate + more }));
const rank = fc.constantFrom(...ranks);

test('LVL-02 a request opens with the minimum of the next rank, not a point before, one rank at a time', () => {
  fc.assert(
    fc.property(rank, minimumsOf, fc.nat(12_000), (held, minimums, experience) => {
      const asked = judgeReach({ rank: held, experience, minimums, last: undefined });
      const next = rankAbove(held);
      expect(asked).toBe(next !== undefined && experience >= minimumOf(next, minimums) ? next : undefined);
    }),
  );
  const minimums = { intermediate: 400, highest: 1_250 };
  expect(judgeReach({ rank: 1, experience: 399, minimums, last: undefined })).toBeUndefined();
  expect(judgeReach({ rank: 1, experience: 400, minimums, last: undefined })).toBe(2);
  expect(judgeReach({ rank: 1, experience: 9_000, minimums, last: undefined })).toBe(2);
  expect(judgeReach({ rank: 3, experience: 9_000, minimums, last: undefined })).toBeUndefined();
});

test('LVL-02 one request waits at a time; after a refusal only more experience opens another', () => {
  const facts = { rank: 1, experience: 500, minimums: { intermediate: 400, highest: 1_250 } } as const;
  expect(judgeReach({ ...facts, last: { state: 'open', decidedExperience: null } })).toBeUndefined();
  expect(judgeReach({ ...facts, last: { state: 'approved', decidedExperience: 400 } })).toBeUndefined();
  expect(judgeReach({ ...facts, last: { state: 'refused', decidedExperience: 500 } })).toBeUndefined();
  expect(judgeReach({ ...facts, last: { state: 'refused', decidedExperience: 499 } })).toBe(2);
});

test('LVL-04 D26 the end of a campaign keeps a rank with its minimum and takes exactly one without', () => {
  fc.assert(
    fc.property(rank, minimumsOf, fc.nat(12_000), (held, minimums, audited) => {
      const after = rankAfter({ rank: held, audited, minimums });
      expect(held - after).toBeLessThanOrEqual(1);
      expect(after).toBeGreaterThanOrEqual(1);
      const reached = reachedRanks.find((one) => one === held);
      if (reached === undefined || audited >= minimumOf(reached, minimums)) expect(after).toBe(held);
      else expect(after).toBe(rankBelow(held));
    }),
  );
});

test('LVL-03 a level is approved on audited experience, once, by nobody for themselves', () => {
  const facts = {
    state: 'open',
    version: 1,
    seenVersion: 1,
    isOwn: false,
    memberStatus: 'approved',
    openInvoices: 0,
    audited: 400,
    minimum: 400,
  } as const;
  expect(judgeApproval(facts)).toBeUndefined();
  expect(judgeApproval({ ...facts, openInvoices: 2 })).toBeUndefined();
  expect(judgeApproval({ ...facts, audited: 399, openInvoices: 2 })).toBe('invoices_open');
  expect(judgeApproval({ ...facts, audited: 399 })).toBe('experience_short');
  expect(judgeApproval({ ...facts, memberStatus: 'blocked' })).toBe('member_blocked');
  expect(judgeApproval({ ...facts, isOwn: true })).toBe('own_level');
  expect(judgeApproval({ ...facts, state: 'approved' })).toBe('level_already_approved');
  expect(judgeApproval({ ...facts, state: 'refused' })).toBe('level_already_refused');
  expect(judgeApproval({ ...facts, seenVersion: 2 })).toBe('changed_meanwhile');
});

test('RWD-04 what asks for a rank is open to that one and those above', () => {
  fc.assert(fc.property(rank, fc.option(rank), (held, required) => allows(held, required) === (required === null || held >= required)));
});

test('LVL-02 an answer is promised within five working days', () => {
  expect(answerBy('2026-11-20')).toBe('2026-11-27');
  expect(answerBy('2026-11-21')).toBe('2026-11-27');
  expect(answerBy('2026-11-23')).toBe('2026-11-30');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000 }), (n) => {
      const day = new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10);
      const answered = answerBy(day);
      expect([0, 6]).not.toContain(new Date(`${answered}T12:00:00Z`).getUTCDay());
      const days = (Date.parse(answered) - Date.parse(day)) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(5);
      expect(days).toBeLessThanOrEqual(7);
    }),
  );
});
