import type { ModelOrder, OrderState } from './model.ts';
import type { Seat, Table } from './table.ts';
import type { StepOf } from './steps.ts';

export async function redeem(table: Table, { model, person }: Seat, { reward: index }: StepOf<'redeem'>) {
  const reward = table.rewards[index];
  if (!reward) return;
  const expected = !model.isRegistered
    ? 'not_registered'
    : reward.maximum !== null && model.used(index) >= reward.maximum
      ? 'category_maximum'
      : (table.stock()[index] ?? 0) < 1
        ? 'out_of_stock'
        : (model.whyNotHold(reward.price) ?? 'ok');
  const ask = { rewardId: reward.rewardId, campaignId: table.campaignId };
  await table.expect(expected, table.does.redeem(person.actor, ask), ({ id, version }) => {
    model.available -= reward.price;
    model.orders.push({ id, version, state: 'awaiting_approval', reward: index, points: reward.price, isProposed: false });
  });
}

const waits: readonly OrderState[] = ['awaiting_approval'];
const isOpen: readonly OrderState[] = ['awaiting_approval', 'on_hold'];

/** Why an order in this state, or looked at this way, does not take the step. */
function whyNot(
  order: ModelOrder,
  { from, isStale, isResume = false }: { from: readonly OrderState[]; isStale: boolean; isResume?: boolean },
) {
  if (from.includes(order.state)) return isStale ? 'changed_meanwhile' : undefined;
  if (order.state === 'refused' || order.state === 'cancelled') return `order_already_${order.state}`;
  if (isResume) return 'order_not_on_hold';
  return order.state === 'on_hold' ? 'order_on_hold' : 'order_already_approved';
}

type OrderStep = StepOf<'approveOrder' | 'proposeException' | 'approveException' | 'cancel' | 'hold' | 'resume'> | StepOf<'refuseOrder'>;

/** Whatever may become of an order, by the console or by the member. */
export async function stepOrder(table: Table, { model, person }: Seat, one: OrderStep) {
  const order = model.orders.at(-1 - (one.pick % Math.max(1, model.orders.length)));
  if (!order) return;
  const { isStale } = one;
  const ask = { orderId: order.id, version: isStale ? order.version - 1 : order.version };
  const { auditor, second } = table.program;
  const becomes = (state: OrderState) => Object.assign(order, { state, version: order.version + 1 });
  const refused = whyNot(order, { from: waits, isStale });
  if (one.kind === 'approveOrder') {
    const expected = refused ?? (model.audited >= order.points ? 'ok' : 'points_not_audited');
    await table.expect(expected, table.does.approveOrder(auditor.actor, ask), () => becomes('approved'));
  } else if (one.kind === 'proposeException') {
    await table.expect(refused ?? 'ok', table.does.proposeException(auditor.actor, ask), () =>
      Object.assign(becomes('awaiting_approval'), { isProposed: true }),
    );
  } else if (one.kind === 'approveException') {
    const expected = refused ?? (order.isProposed ? 'ok' : 'exception_missing');
    await table.expect(expected, table.does.approveException(second.actor, ask), () => becomes('approved'));
  } else if (one.kind === 'hold') {
    await table.expect(refused ?? 'ok', table.does.holdOrder(auditor.actor, ask), () => model.putOnHold(order));
  } else if (one.kind === 'resume') {
    const expected = whyNot(order, { from: ['on_hold'], isStale, isResume: true }) ?? model.whyNotHold(order.points) ?? 'ok';
    await table.expect(expected, table.does.resume(person.actor, ask), () => {
      model.available -= order.points;
      becomes('awaiting_approval');
    });
  } else if (one.kind === 'cancel') {
    await table.expect(whyNot(order, { from: isOpen, isStale }) ?? 'ok', table.does.cancel(person.actor, ask), () =>
      model.end(order, { state: 'cancelled', isByMember: true }),
    );
  } else {
    const { isByMember } = one;
    const reason = isByMember ? 'rules_broken' : 'reward_unavailable';
    await table.expect(whyNot(order, { from: isOpen, isStale }) ?? 'ok', table.does.refuseOrder(auditor.actor, { ...ask, reason }), () =>
      model.end(order, { state: 'refused', isByMember }),
    );
  }
}
