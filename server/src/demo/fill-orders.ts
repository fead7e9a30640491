import type { OrderPage } from '@vitrine/contract/rewards';
import { aDeliveredOrder, aHeldOrder, anApprovedOrder, anOrder, aRefusedOrder, aShippedOrder } from '../modules/rewards/testing.ts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import { balances } from '../modules/ledger/index.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import type { MadeProgram } from './fill-campaigns.ts';
import { sellersOf } from './fill-sales.ts';
import { demoRewards } from './texts/index.ts';

/** Who ordered what when, and what became of it; without an end it waits for its approval. */
type Planned = { who: number; hoursAgo: number; reward: string; end?: 'delivered' | 'shipped' | 'approved' | 'refused' | 'on_hold' };

/** The oldest first. The first seller meets most states. */
const planned: readonly Planned[] = [
  { who: 0, hoursAgo: 166, reward: 'thermal-mug', end: 'delivered' },
  { who: 2, hoursAgo: 130, reward: 'thermal-mug', end: 'shipped' },
  { who: 0, hoursAgo: 96, reward: 'cinema-for-two', end: 'shipped' },
  { who: 1, hoursAgo: 71, reward: 'thermal-mug', end: 'refused' },
  { who: 4, hoursAgo: 50, reward: 'breakfast-basket', end: 'approved' },
  { who: 5, hoursAgo: 30, reward: 'thermal-mug', end: 'on_hold' },
  { who: 2, hoursAgo: 8, reward: 'breakfast-basket' },
  { who: 5, hoursAgo: 3, reward: 'thermal-mug' },
  { who: 0, hoursAgo: 0.5, reward: 'route-backpack' },
];

type Ask = {
  rewards: ReadonlyMap<string, string>;
  people: readonly BuiltPerson[];
  program: Pick<MadeProgram, 'campaignId' | 'registered'>;
};

/**
 * Orders at every stage, each at its own time. Answers what `fillSales` calls between its sales: whatever was ordered before the next one is placed
 * then, so that movements of points stand in the order in which they happened. Who has not earned enough orders nothing.
 */
export function ordersBetweenSales(platform: Platform, { rewards, people, program }: Ask): (until: { hoursAgo: number }) => Promise<void> {
  const deciders = people.filter(({ actor }) => actor.permissions.has('orders.decide'));
  const sellers = sellersOf(program);
  const waiting = [...planned];
  return async ({ hoursAgo }) => {
    for (let [next] = waiting; next && next.hoursAgo > hoursAgo; [next] = waiting) {
      waiting.shift();
      const buyer = sellers[next.who % sellers.length]?.person;
      const decider = deciders.find(({ memberId }) => memberId !== buyer?.memberId);
      const rewardId = rewards.get(next.reward);
      if (buyer && decider && rewardId) await order(platform, { ...next, buyer, decider, rewardId, campaignId: program.campaignId });
    }
  };
}

type Buying = Planned & { buyer: BuiltPerson; decider: BuiltPerson; rewardId: string; campaignId: string };

async function order(platform: Platform, { hoursAgo, reward, end, buyer, decider, rewardId, campaignId }: Buying): Promise<void> {
  const price = demoRewards.find(({ key }) => key === reward)?.price ?? 0;
  const { points } = await balances(platform.db.write(), buyer.actor, { memberId: buyer.memberId, campaignId });
  const isAudited = points.available + points.held - points.underAudit >= price;
  const isApproved = end !== undefined && end !== 'refused' && end !== 'on_hold';
  if (points.available < price || (isApproved && !isAudited)) return;
  const placed = await anOrder(at(platform, hoursAgo), buyer.actor, { rewardId, campaignId, deliverTo: 'Rua das Palmeiras, 210, ap. 34' });
  if (end) await decide(platform, decider, { order: placed, end, hoursAgo });
}

type Decision = { order: OrderPage; end: NonNullable<Planned['end']>; hoursAgo: number };

/** Half an hour after it was placed; on its way a day later, there three days later, or now. */
async function decide(platform: Platform, { actor }: BuiltPerson, { order: placed, end, hoursAgo }: Decision): Promise<void> {
  const after = (hours: number) => at(platform, Math.max(0, hoursAgo - hours));
  const soon = after(0.5);
  if (end === 'refused') await aRefusedOrder(soon, actor, { order: placed, reason: 'reward_unavailable', note: 'A cor pedida acabou.' });
  if (end === 'on_hold') await aHeldOrder(soon, actor, { order: placed, note: 'Confirme a loja de entrega.' });
  if (end === 'refused' || end === 'on_hold') return;
  const approved = await anApprovedOrder(soon, actor, { order: placed });
  if (end === 'approved') return;
  const shipped = await aShippedOrder(after(24), actor, { ...approved, tracking: placed.delivery === 'home' ? 'BR 4471 2039 8' : '' });
  if (end === 'delivered') await aDeliveredOrder(after(72), actor, shipped);
}
