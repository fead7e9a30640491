import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  judgeRelease,
  judgeSending,
  minutesToNextAsk,
  partnerAnswers,
  partnerRoles,
  registrationStates,
  sendingStates,
  settle,
  useUntil,
  type PartnerAnswer,
  type SendingFacts,
  type SendingState,
  type Settlement,
} from './index.ts';

const fair: SendingFacts = {
  isOpen: true,
  maySend: true,
  isUnderWay: false,
  available: 40,
  points: 40,
  registration: { state: 'active', role: 'salesperson' },
  roles: partnerRoles,
  isUsedElsewhere: false,
};

test('TRF-01 each obstacle has a refusal of its own, in the order in which a person can act', () => {
  const cases: [Partial<SendingFacts>, string][] = [
    [{ isOpen: false }, 'transfer_closed'],
    [{ maySend: false }, 'no_permission_to_send'],
    [{ isUnderWay: true }, 'transfer_under_way'],
    [{ available: 0, points: 0 }, 'no_points_to_send'],
    [{ points: 39 }, 'points_changed'],
    [{ registration: undefined }, 'registration_unchecked'],
    [{ registration: { state: 'invalid', role: null } }, 'registration_invalid'],
    [{ registration: { state: 'inactive', role: 'salesperson' } }, 'registration_inactive'],
    [{ registration: { state: 'active', role: null } }, 'role_unauthorized'],
    [{ roles: ['store_owner'] }, 'role_unauthorized'],
    [{ isUsedElsewhere: true }, 'document_used_elsewhere'],
  ];
  expect(judgeSending(fair)).toEqual({ ok: true });
  for (const [index, [wrong, refusal]] of cases.entries()) {
    expect(judgeSending({ ...fair, ...wrong })).toEqual({ ok: false, refusal });
    for (const [later] of cases.slice(index + 1)) expect(judgeSending({ ...fair, ...later, ...wrong })).toEqual({ ok: false, refusal });
  }
});

const facts = fc.record({
  isOpen: fc.boolean(),
  maySend: fc.boolean(),
  isUnderWay: fc.boolean(),
  available: fc.nat(3),
  points: fc.nat(3),
  registration: fc.option(fc.record({ state: fc.constantFrom(...registrationStates), role: fc.option(fc.constantFrom(...partnerRoles)) }), {
    nil: undefined,
  }),
  roles: fc.subarray([...partnerRoles]),
  isUsedElsewhere: fc.boolean(),
});

test('TRF-01 nothing is sent but the whole balance, of an active registration in a role that may', () => {
  fc.assert(
    fc.property(facts, (asked) => {
      if (!judgeSending(asked).ok) return;
      expect(asked.points).toBe(asked.available);
      expect(asked.available).toBeGreaterThan(0);
      expect(asked.registration?.state).toBe('active');
      expect(asked.roles).toContain(asked.registration?.role);
      expect(asked.isUsedElsewhere || asked.isUnderWay || !asked.maySend || !asked.isOpen).toBe(false);
    }),
  );
});

/** A partner that posts at most once by our id, and answers late, never, or twice; the account holds what is neither here nor there. */
function play(
  answers: readonly { truth: boolean; heard: PartnerAnswer }[],
  step: (state: SendingState, answer: PartnerAnswer) => Settlement,
) {
  let state: SendingState = 'held';
  let [here, held, there] = [0, 40, 0];
  let hasPosted = false;
  for (const { truth, heard } of answers) {
    // The partner has it from some moment on, whatever is heard; it says yes only for what it has, and no only for what it will never have.
    if (truth && heard !== 'rejected') hasPosted = true;
    if (heard === 'accepted' && !hasPosted) continue;
    if ((heard === 'rejected' || heard === 'missing') && hasPosted) continue;
    const { state: next, move } = step(state, heard);
    state = next;
    if (move === 'post') [held, there] = [held - 40, there + 40];
    if (move === 'void') [held, here] = [held - 40, here + 40];
    if (heard === 'rejected') break; // final at the partner
  }
  return { state, here, held, there, hasPosted };
}
const answers = fc.array(fc.record({ truth: fc.boolean(), heard: fc.constantFrom(...partnerAnswers) }), { maxLength: 12 });
const isAllOrNothing = ({ here, held, there, hasPosted }: ReturnType<typeof play>) =>
  here >= 0 && held >= 0 && there >= 0 && here + held + there === 40 && !(hasPosted && here > 0);

test('TRF-03 whatever the partner answers and however late, points are here, held or there, and never back here while the partner has them', () => {
  fc.assert(fc.property(answers, (told) => isAllOrNothing(play(told, settle))));
});

test('TRF-03 control: giving points back when the partner is silent doubles them, and the property finds it', () => {
  const naive = (state: SendingState, answer: PartnerAnswer): Settlement =>
    state === 'held' && answer === 'unknown' ? { state: 'returned', move: 'void' } : settle(state, answer);
  const found = fc.check(
    fc.property(answers, (told) => isAllOrNothing(play(told, naive))),
    { numRuns: 2_000 },
  );
  expect(found.failed).toBe(true);
});

test('TRF-03 what is settled stays so, whatever comes late', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sendingStates), fc.constantFrom(...partnerAnswers), (state, answer) => {
      const after = settle(state, answer);
      if (state !== 'held') expect(after).toEqual({ state, move: 'wait' });
      expect(after.state === 'sent').toBe(state === 'sent' || (state === 'held' && answer === 'accepted'));
    }),
  );
});

test('TRF-03 a silent partner is asked again, at longer and longer distances', () => {
  expect([0, 1, 2, 3, 6, 7, 100].map(minutesToNextAsk)).toEqual([1, 1, 2, 5, 240, 240, 240]);
});

test('TRF-02 points are used within twelve months of the partner’s posting', () => {
  expect(useUntil('2026-08-14')).toBe('2027-08-14');
  expect(useUntil('2028-02-29')).toBe('2029-02-28');
  expect(useUntil('2026-12-31')).toBe('2027-12-31');
});

test('TRF-01 a document is released by two administrators, neither its owner', () => {
  const asked = { state: 'release_asked', askedBy: 'a', byMemberId: 'b', ownerId: 'c', isHeld: false } as const;
  expect(judgeRelease(asked)).toBeUndefined();
  expect(judgeRelease({ ...asked, byMemberId: 'a' })).toBe('second_administrator_needed');
  expect(judgeRelease({ ...asked, ownerId: 'b' })).toBe('own_document');
  expect(judgeRelease({ ...asked, isHeld: true })).toBe('sending_still_held');
  expect(judgeRelease({ ...asked, state: 'used', askedBy: null })).toBe('release_not_asked');
  expect(judgeRelease({ ...asked, state: 'released' })).toBe('document_released');
});
