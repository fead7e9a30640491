/** Of a reward: members see it only while it is published; orders of a retired one go on. */
export const rewardStates = ['draft', 'published', 'retired'] as const;
export type RewardState = (typeof rewardStates)[number];

/** Objects that a reward without a picture may stand on its shelf. */
export const rewardScenes = [
  'headphones',
  'phone',
  'tv',
  'notebook',
  'fryer',
  'coffee-maker',
  'microwave',
  'washer',
  'fridge',
  'stove',
  'air-conditioner',
  'gift-card',
  'backpack',
  'mug',
  'plant',
  'microphone',
  'boxes',
] as const;
export type RewardScene = (typeof rewardScenes)[number];

/** How a reward reaches the member: at a store of theirs, at an address that they give, as a message, or as a code that the order shows (RWD-05). */
export const deliveries = ['home', 'store', 'email', 'code'] as const;
export type Delivery = (typeof deliveries)[number];

/** ORD-01. `on_hold`: its points were taken back before it was approved (decision D20); it waits until they are there again. */
export const orderStates = ['awaiting_approval', 'on_hold', 'approved', 'shipped', 'delivered', 'refused', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** What happened to an order, as its history tells it. */
export const orderEvents = [
  'placed',
  'put_on_hold',
  'resumed',
  'exception_proposed',
  'exception_withdrawn',
  'approved',
  'shipped',
  'delivered',
  'refused',
  'cancelled',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** Why somebody refuses an order, in the order of the number keys that choose them. */
export const orderReasons = ['reward_unavailable', 'undeliverable', 'sales_in_doubt', 'rules_broken', 'other'] as const;
export type OrderReason = (typeof orderReasons)[number];

/** Stock only changes by what came in and by counted corrections; orders take and give back by themselves. */
export const stockMoves = ['received', 'adjusted'] as const;
export type StockMove = (typeof stockMoves)[number];

export const rewardSorts = ['popularity', 'price_low', 'price_high', 'newest'] as const;
export type RewardSort = (typeof rewardSorts)[number];

/** Why a reward cannot be redeemed (RWD-02), in the order in which a person can act on it. */
export const redemptionRefusals = [
  'member_blocked',
  'member_not_approved',
  'not_registered',
  'campaign_closed',
  'reward_retired',
  'training_missing',
  'level_required',
  'category_maximum',
  'out_of_stock',
  'no_codes_left',
  'points_short',
  'address_required',
] as const;
export type RedemptionRefusal = (typeof redemptionRefusals)[number];

/** What a reward's page says is in the way. `reward_not_offered`: it is not for the member any more (CLI-09), who sees it because they ordered it; to a redemption it is not there. */
export const redemptionObstacleWords = ['reward_not_offered', ...redemptionRefusals] as const;
export type RedemptionObstacle = (typeof redemptionObstacleWords)[number];

/** Why an order does not become what somebody wants of it. */
export const orderRefusals = [
  'order_already_approved',
  'order_already_refused',
  'order_already_cancelled',
  'order_already_shipped',
  'order_already_delivered',
  'order_not_on_hold',
  'order_not_approved',
  'order_on_hold',
  'own_order',
  'points_not_audited',
  'points_short',
  'member_blocked',
  'campaign_closed',
  'exception_missing',
  'second_approver_needed',
  'order_note_required',
] as const;
export type OrderRefusal = (typeof orderRefusals)[number];

/** Why the console does not save what somebody wrote. */
export const catalogRefusals = [
  'title_required',
  'name_required',
  'name_taken',
  'category_unknown',
  'department_unknown',
  'course_unknown',
  'trail_unknown',
  'reward_already_published',
  'reward_already_retired',
  'stock_below_zero',
  'stock_note_required',
  'codes_are_imported',
  'reward_has_no_codes',
  'code_repeated',
  'delivery_fixed',
] as const;
export type CatalogRefusal = (typeof catalogRefusals)[number];

/** All of them, as catalogs list them. */
export const rewardsRefusals = [...new Set([...redemptionRefusals, ...orderRefusals, ...catalogRefusals])] as const;
