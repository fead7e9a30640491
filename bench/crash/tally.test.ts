import { expect, test } from 'vitest';
import type { ActionKind, Outcome, Sent } from './action.ts';
import { findOdd } from './expected.ts';
import { balanceOf, bySubject, compareDone, countLive, countLost, type Status } from './tally.ts';

let clock = 0;
const sent = (kind: ActionKind, outcome: Outcome, subject = 'sale'): Sent => {
  const from = (clock += 10);
  const request = { method: 'POST', address: '/', type: 'application/json', body: null };
  return { kind, key: `key-${from}`, who: 0, subject, request, outcome, from, to: 'unanswered' in outcome ? null : from + 5 };
};
const told = (version: number, state: string, id = 'sale') => ({ told: { id, version, state } });
const now = (given: Partial<Status>): Status => ({
  id: 'sale',
  version: 1,
  state: 'under_audit',
  points: 0,
  experience: 0,
  isClaimed: false,
  done: {},
  ...given,
});
const reported = () => sent('report_sale', told(1, 'under_audit'), '481-A');
const approved = () => sent('approve_sale', told(2, 'approved'));

test('what began a sale is known by the id that it was answered, what was not answered by nothing', () => {
  const subjects = bySubject([reported(), approved(), sent('report_sale', { unanswered: 'no answer' }, '481-B')]);

  expect([...subjects].map(([subject, actions]) => [subject, actions.length])).toEqual([['sale', 2]]);
});

test('acknowledged actions that are gone are lost, each of them', () => {
  expect(countLost([reported(), approved()], undefined)).toBe(2);
  expect(countLost([reported(), approved()], now({}))).toBe(1);
  expect(countLost([reported(), approved()], now({ version: 2, state: 'reproved' }))).toBe(1);
  expect(countLost([reported(), approved()], now({ version: 2, state: 'approved' }))).toBe(0);
});

test('an action that nobody answered may be there or not', () => {
  const actions = [reported(), sent('approve_sale', { unanswered: 'no answer' })];

  expect(countLost(actions, now({}))).toBe(0);
  expect(countLost(actions, now({ version: 2, state: 'approved' }))).toBe(0);
});

test('a claim that was acknowledged last is still there, and one that was let go is not', () => {
  const claim = () => sent('claim_sale', told(1, 'under_audit'));

  expect(countLost([reported(), claim()], now({}))).toBe(1);
  expect(countLost([reported(), claim()], now({ isClaimed: true }))).toBe(0);
  expect(countLost([reported(), claim(), sent('release_sale', told(0, '', ''))], now({ isClaimed: true }))).toBe(1);
});

test('when all is answered, too little is lost and too much is doubled', () => {
  const actions = [reported(), approved()];

  expect(compareDone(actions, now({ done: { reported: 1, decided: 1 } }))).toEqual({ lost: 0, doubled: 0 });
  expect(compareDone(actions, now({ done: { reported: 1, decided: 0 } }))).toEqual({ lost: 1, doubled: 0 });
  expect(compareDone(actions, now({ done: { reported: 1, decided: 2, revised: 1 } }))).toEqual({ lost: 0, doubled: 2 });
  expect(compareDone(actions, undefined)).toEqual({ lost: 2, doubled: 0 });
});

test('points follow from what became of sales and orders', () => {
  const sales = [
    now({ points: 120, experience: 12 }),
    now({ points: 70, experience: 6, state: 'approved' }),
    now({ points: 35, experience: 3, state: 'reproved' }),
  ];
  const orders = [
    now({ points: 60, state: 'awaiting_approval' }),
    now({ points: 35, state: 'shipped' }),
    now({ points: 60, state: 'cancelled' }),
  ];

  expect(balanceOf(sales, orders)).toEqual({ credited: 190, experience: 18, underAudit: 120, held: 60, left: 95 });
  expect(countLive(orders)).toBe(2);
});

test('a refusal that nobody should have met is told, one that two people at once meet is not', () => {
  expect(findOdd([sent('approve_sale', { refused: 'already_reproved' }), sent('redeem_reward', { refused: 'points_short' })])).toEqual([]);
  expect(findOdd([sent('report_sale', { refused: 'invoice_already_sent' }), sent('release_sale', { refused: 'not_found' })])).toEqual([
    'report_sale was refused invoice_already_sent, 1 times',
    'release_sale was refused not_found, 1 times',
  ]);
});
