import { deliveries, orderEvents, orderReasons, orderStates, redemptionObstacleWords, rewardScenes } from '@vitrine/domain/rewards';
import { z } from 'zod';
import { Day, Id, Instant } from '../kernel/index.ts';

export const Named = z.object({ id: Id, name: z.string() });

export const RewardCard = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  scene: z.enum(rewardScenes),
  /** A signed link; null: the scene stands in its place. */
  image: z.string().nullable(),
  /** In points. */
  price: z.int(),
  category: Named,
  department: Named,
  /** Units that are left. */
  stock: z.int(),
  /** The level from which it may be redeemed (RWD-04); null: any. */
  requiredLevel: z.object({ rank: z.int(), name: z.string() }).nullable(),
  /** Points that are missing in the campaign that the list was asked for; 0: enough. */
  missing: z.int(),
  /** The first thing that keeps the member from redeeming it (RWD-02); null: it can be redeemed. */
  refusal: z.enum(redemptionObstacleWords).nullable(),
  isFavourite: z.boolean(),
  isNew: z.boolean(),
});
export type RewardCard = z.infer<typeof RewardCard>;

/** The campaign whose points pay, and what is there of them; null while the member is registered nowhere. */
export const PayingCampaign = z.object({ id: Id, name: z.string(), endsOn: Day, available: z.int(), underAudit: z.int() }).nullable();
export type PayingCampaign = z.infer<typeof PayingCampaign>;

/** The member’s level, and the experience of the campaign that pays (RWD-04). */
export const StoreLevel = z.object({ rank: z.int(), name: z.string(), experience: z.int() });
export type StoreLevel = z.infer<typeof StoreLevel>;

export const Training = z.object({ kind: z.enum(['course', 'trail']), id: Id, title: z.string() });

export const RewardPage = RewardCard.extend({
  /** Rich text. */
  description: z.string(),
  delivery: z.enum(deliveries),
  /** Working days from approval to delivery, at most. */
  deliveryDays: z.int(),
  /** How many of the category the member has in this campaign, and how many they may have; null: as many as they like (decision D28). */
  categoryUse: z.object({ used: z.int(), maximum: z.int().nullable() }),
  /** The trainings that have to be done first, all of them (decision D79). */
  trainings: z.array(Training.extend({ isDone: z.boolean() })),
  /** Everything that keeps the member from redeeming it, in the order in which they can act on it. */
  obstacles: z.array(z.enum(redemptionObstacleWords)),
  campaign: PayingCampaign,
  level: StoreLevel,
  /** Points that stay after it; null while it cannot be paid. */
  availableAfter: z.int().nullable(),
  can: z.object({ redeem: z.boolean() }),
});
export type RewardPage = z.infer<typeof RewardPage>;

export const OrderRow = z.object({
  id: Id,
  /** What people call it by: short, and unique for a client. */
  number: z.string(),
  state: z.enum(orderStates),
  reward: z.object({ id: Id, title: z.string(), scene: z.enum(rewardScenes), image: z.string().nullable() }),
  points: z.int(),
  placedAt: Instant,
  updatedAt: Instant,
});
export type OrderRow = z.infer<typeof OrderRow>;

export const OrderHistoryLine = z.object({
  event: z.enum(orderEvents),
  at: Instant,
  /** Who did it; null for the member themselves in their own view, and for what happened by itself. */
  by: z.string().nullable(),
  reason: z.enum(orderReasons).nullable(),
  /** In the words of who decided; a tracking code when it was shipped. Empty: none. */
  note: z.string(),
  /** The sale whose refusal put the order on hold (decision D20); null when a person did, and for everything else. */
  saleId: Id.nullable(),
});
export type OrderHistoryLine = z.infer<typeof OrderHistoryLine>;

export const OrderPage = OrderRow.extend({
  version: z.int(),
  campaign: Named,
  category: Named,
  delivery: z.enum(deliveries),
  deliveryDays: z.int(),
  deliverTo: z.string(),
  /** Of the shipment; empty until then. */
  tracking: z.string(),
  /** Points of it that auditors have not confirmed yet: approval waits for them (ORD-01). */
  awaitsAudit: z.boolean(),
  /** The trainings that were done when it was placed (decisions D35, D79). */
  trainings: z.array(Training.extend({ finishedAt: Instant })),
  history: z.array(OrderHistoryLine),
  /**
   * Of a reward that is a code (RWD-05): `getOrder` shows it to whoever ordered, once the order is approved. Null everywhere else: answers that are kept for
   * a repeated call hold no secret (D40).
   */
  code: z.string().nullable(),
  can: z.object({ cancel: z.boolean(), resume: z.boolean() }),
});
export type OrderPage = z.infer<typeof OrderPage>;
