import { orderReasons, orderRefusals, orderStates } from '@vitrine/domain/rewards';
import { z } from 'zod';
import { endpoint, exportOf, Id, Instant, pageOf, PageQuery, ParticipantText, SearchTerm } from '../kernel/index.ts';
import { OrderPage } from './shapes.ts';

const decides = { needs: 'orders.decide', refusals: [...orderRefusals, 'changed_meanwhile'] } as const;
const one = z.object({ orderId: Id });
const seen = z.strictObject({
  /** Of the order that the person looked at (D37). */
  version: z.int(),
});

/** `audited`: points that auditors confirmed and nobody spent; an order is approved only when they are enough (decision D20). */
const Audit = z.object({ audited: z.int(), isEnough: z.boolean() });
/** Somebody wants it approved although its points are not audited; another one has to agree (loyalty 3.2). */
const Exception = z.object({ by: z.string(), isMine: z.boolean(), why: z.string(), at: Instant }).nullable();
/**
 * Why an order is on hold: somebody put it there (`by`, `note`), or a sale was refused (`saleId`, with its auditor's `note`) and its points were taken back
 * (decision D20). `missing`: points that it still lacks to be resumed.
 */
const Hold = z.object({ by: z.string().nullable(), note: z.string(), at: Instant, saleId: Id.nullable(), missing: z.int() }).nullable();

export const OrderToDecideRow = z.object({
  id: Id,
  version: z.int(),
  number: z.string(),
  state: z.enum(orderStates),
  member: z.object({ memberId: Id, name: z.string() }),
  rewardTitle: z.string(),
  category: z.string(),
  campaign: z.string(),
  points: z.int(),
  placedAt: Instant,
  audit: Audit,
  hasException: z.boolean(),
});
export type OrderToDecideRow = z.infer<typeof OrderToDecideRow>;

export const OrderToDecide = z.object({
  order: OrderPage,
  member: z.object({ memberId: Id, name: z.string(), email: z.string(), isBlocked: z.boolean(), orders: z.int(), refused: z.int() }),
  /** Of the member in the order's campaign. */
  balance: z.object({ available: z.int(), underAudit: z.int(), held: z.int(), owed: z.int() }),
  audit: Audit,
  exception: Exception,
  hold: Hold,
  can: z.object({
    approve: z.boolean(),
    proposeException: z.boolean(),
    approveException: z.boolean(),
    withdrawException: z.boolean(),
    refuse: z.boolean(),
    hold: z.boolean(),
    resume: z.boolean(),
    ship: z.boolean(),
    deliver: z.boolean(),
  }),
});
export type OrderToDecide = z.infer<typeof OrderToDecide>;

const QueueFilter = z.object({
  state: z.enum(orderStates).default('awaiting_approval'),
  /** The order's number, or part of the member's name. */
  search: SearchTerm.optional(),
  campaignId: Id.optional(),
});

export const listOrdersToDecide = endpoint({
  needs: 'orders.decide',
  method: 'GET',
  path: '/console/orders',
  query: PageQuery.extend({
    ...QueueFilter.shape,
    /** `ready`: points are audited; `unaudited`: they are not; `exception`: somebody proposed one. */
    show: z.enum(['all', 'ready', 'unaudited', 'exception']).default('all'),
  }),
  answer: pageOf(OrderToDecideRow),
  summary: 'Orders to decide, to ship and to deliver: the oldest first',
});

/** Beside the list: what counts all of them would make its first page as slow as the queue is long. */
export const countOrdersToDecide = endpoint({
  needs: 'orders.decide',
  method: 'GET',
  path: '/console/orders/counts',
  query: QueueFilter,
  /** How many there are in this state: all, and those that `show` would leave. */
  answer: z.object({ all: z.int(), ready: z.int(), unaudited: z.int(), exception: z.int() }),
  summary: 'How many orders there are to decide, by what can be done with them',
});

export const exportOrders = exportOf(listOrdersToDecide);

export const getOrderToDecide = endpoint({
  needs: 'orders.decide',
  method: 'GET',
  path: '/console/orders/:orderId',
  params: one,
  answer: OrderToDecide,
  summary: 'An order as who decides sees it',
});

/** Refuses `points_not_audited` until the sales that earned its points are approved. */
export const approveOrder = endpoint({
  ...decides,
  method: 'POST',
  path: '/console/orders/:orderId/approve',
  params: one,
  body: seen,
  answer: OrderToDecide,
  summary: 'Approves an order: its points are spent',
});

export const proposeException = endpoint({
  ...decides,
  method: 'POST',
  path: '/console/orders/:orderId/exception',
  params: one,
  body: seen.extend({ why: ParticipantText.refine((why) => why !== '', 'required') }),
  answer: OrderToDecide,
  summary: 'Proposes to approve an order before the audit, with a reason',
});

export const withdrawException = endpoint({
  ...decides,
  method: 'POST',
  path: '/console/orders/:orderId/exception/withdraw',
  params: one,
  body: seen,
  answer: OrderToDecide,
  summary: 'Takes a proposed exception back; the order waits for the audit',
});

export const approveException = endpoint({
  ...decides,
  method: 'POST',
  path: '/console/orders/:orderId/exception/approve',
  params: one,
  body: seen,
  answer: OrderToDecide,
  summary: 'As the second person, approves an order before the audit',
});

/** Its points come back at once; the member reads the reason and the note. */
export const refuseOrder = endpoint({
  ...decides,
  method: 'POST',
  path: '/console/orders/:orderId/refuse',
  params: one,
  body: seen.extend({ reason: z.enum(orderReasons, 'invalid_choice'), note: ParticipantText }),
  answer: OrderToDecide,
  summary: 'Refuses an order with a reason',
});

/** Its points go back to the member until it is resumed; it keeps its unit of stock. */
export const holdOrder = endpoint({
  ...decides,
  method: 'POST',
  path: '/console/orders/:orderId/hold',
  params: one,
  body: seen.extend({ note: ParticipantText.refine((note) => note !== '', 'required') }),
  answer: OrderToDecide,
  summary: 'Puts an order on hold',
});

export const resumeOrderForMember = endpoint({
  ...decides,
  method: 'POST',
  path: '/console/orders/:orderId/resume',
  params: one,
  body: seen,
  answer: OrderToDecide,
  summary: 'Lets an order on hold wait for its approval again; its points are taken anew',
});

export const shipOrder = endpoint({
  ...decides,
  method: 'POST',
  path: '/console/orders/:orderId/ship',
  params: one,
  body: seen.extend({ tracking: z.string().trim().max(120, 'text_too_long') }),
  answer: OrderToDecide,
  summary: 'Says that an order is on its way',
});

export const deliverOrder = endpoint({
  ...decides,
  method: 'POST',
  path: '/console/orders/:orderId/deliver',
  params: one,
  body: seen,
  answer: OrderToDecide,
  summary: 'Says that an order arrived',
});
