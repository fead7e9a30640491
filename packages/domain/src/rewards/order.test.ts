import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canStep,
  isLive,
  judgeException,
  judgeOrderStep,
  needsOrderNote,
  orderReasons,
  orderStates,
  orderSteps,
  refusedFor,
  stateAfter,
  wrongState,
  type OrderState,
} from './index.ts';

const state = fc.constantFrom(...orderStates);
const step = fc.constantFrom(...orderSteps);
const ended: readonly OrderState[] = ['refused', 'cancelled', 'delivered'];

test('ORD-01 the way of an order: approved, shipped, delivered; refused, cancelled and on hold beside it', () => {
  const from = (one: OrderState) => orderSteps.filter((next) => canStep({ step: next, state: one }));
  expect(from('awaiting_approval')).toEqual(['approve', 'refuse', 'cancel', 'propose_exception', 'hold']);
  expect(from('on_hold')).toEqual(['refuse', 'resume', 'cancel']);
  expect(from('approved')).toEqual(['ship', 'deliver']);
  expect(from('shipped')).toEqual(['deliver']);
  for (const one of ended) expect(from(one)).toEqual([]);
});

test('ORD-01 D28 no step brings an order back that ended, and none of an approved one frees its place', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (asked) => {
      let now: OrderState = 'awaiting_approval';
      let wasApproved = false;
      for (const next of asked) {
        if (!canStep({ step: next, state: now })) continue;
        expect(ended).not.toContain(now);
        now = stateAfter(next);
        wasApproved ||= now === 'approved';
      }
      if (wasApproved) expect(isLive(now)).toBe(true);
    }),
  );
});

test('ORD-01 D37 a step that comes too late is told what happened meanwhile', () => {
  fc.assert(
    fc.property(step, state, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), (asked, now, version, seenVersion) => {
      const refusal = judgeOrderStep({ step: asked, state: now, version, seenVersion, isOwn: false });
      if (!canStep({ step: asked, state: now })) expect(refusal).toBe(wrongState({ step: asked, state: now }));
      else expect(refusal).toBe(version === seenVersion ? undefined : 'changed_meanwhile');
    }),
  );
  expect(wrongState({ step: 'approve', state: 'refused' })).toBe('order_already_refused');
  expect(wrongState({ step: 'refuse', state: 'shipped' })).toBe('order_already_approved');
  expect(wrongState({ step: 'approve', state: 'on_hold' })).toBe('order_on_hold');
  expect(wrongState({ step: 'ship', state: 'on_hold' })).toBe('order_not_approved');
  expect(wrongState({ step: 'ship', state: 'shipped' })).toBe('order_already_shipped');
  expect(wrongState({ step: 'deliver', state: 'awaiting_approval' })).toBe('order_not_approved');
  expect(wrongState({ step: 'deliver', state: 'delivered' })).toBe('order_already_delivered');
  expect(wrongState({ step: 'resume', state: 'awaiting_approval' })).toBe('order_not_on_hold');
  expect(wrongState({ step: 'resume', state: 'cancelled' })).toBe('order_already_cancelled');
});

test('ORD-01 nobody decides their own order; cancelling is theirs', () => {
  const own = { state: 'awaiting_approval', version: 1, seenVersion: 1, isOwn: true } as const;
  expect(judgeOrderStep({ ...own, step: 'approve' })).toBe('own_order');
  expect(judgeOrderStep({ ...own, step: 'cancel' })).toBeUndefined();
});

test('ORD-01 an exception takes two people, neither of them the one who ordered', () => {
  const people = fc.constantFrom('a', 'b', 'c');
  fc.assert(
    fc.property(fc.option(people, { nil: null }), people, people, (proposedBy, approverId, ordererId) => {
      const isFine = judgeException({ proposedBy, approverId, ordererId }) === undefined;
      expect(isFine).toBe(proposedBy !== null && proposedBy !== approverId && approverId !== ordererId);
    }),
  );
  expect(judgeException({ proposedBy: null, approverId: 'a', ordererId: 'b' })).toBe('exception_missing');
  expect(judgeException({ proposedBy: 'a', approverId: 'a', ordererId: 'b' })).toBe('second_approver_needed');
});

test('D31 only reasons of the member’s own leave no points behind after the end; only `other` needs words', () => {
  expect(orderReasons.filter((reason) => refusedFor(reason) === 'member')).toEqual(['sales_in_doubt', 'rules_broken']);
  expect(orderReasons.filter(needsOrderNote)).toEqual(['other']);
});

test('D28 an order holds its place until it is refused or cancelled', () => {
  expect(orderStates.filter((one) => !isLive(one)).toSorted()).toEqual(['cancelled', 'refused']);
  expect(judgeException({ proposedBy: 'b', approverId: 'a', ordererId: 'a' })).toBe('own_order');
  expect(refusedFor('reward_unavailable')).toBe('program');
});
