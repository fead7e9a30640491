import { rooms, type ActionKind, type Sent } from './action.ts';

const decided = ['already_approved', 'already_reproved', 'claimed_by_other', 'changed_meanwhile'];
const stepped = [
  'order_already_approved',
  'order_already_refused',
  'order_already_cancelled',
  'order_already_shipped',
  'order_on_hold',
  'order_not_on_hold',
  'order_not_approved',
  'changed_meanwhile',
];
/** What may be refused although nothing is wrong: two people act on one sale or order now and then, and points and units run short. */
const expected: Partial<Record<ActionKind, readonly string[]>> = {
  claim_sale: decided,
  approve_sale: decided,
  refuse_sale: decided,
  revise_sale: ['sale_not_reproved', 'changed_meanwhile'],
  redeem_reward: ['points_short', 'category_maximum', 'out_of_stock'],
  resume_order: [...stepped, 'points_short'],
  approve_order: [...stepped, 'points_not_audited'],
  approve_exception: [...stepped, 'exception_missing'],
};

export const isExpected = ({ kind, outcome }: Pick<Sent, 'kind' | 'outcome'>): boolean =>
  'refused' in outcome && (expected[kind] ?? (rooms[kind] === 'orders' ? stepped : [])).includes(outcome.refused);

/** Refusals that nobody should have met: each kind once, with how often. */
export function findOdd(sent: readonly Sent[]): string[] {
  const odd = sent.filter((one) => 'refused' in one.outcome && !isExpected(one));
  const named = Map.groupBy(odd, ({ kind, outcome }) => `${kind} was refused ${'refused' in outcome ? outcome.refused : ''}`);
  return [...named].map(([name, all]) => `${name}, ${all.length} times`);
}
