import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import {
  approveException,
  approveOrder,
  countOrdersToDecide,
  deliverOrder,
  exportOrders,
  getOrderToDecide,
  holdOrder,
  listOrdersToDecide,
  proposeException,
  refuseOrder,
  resumeOrderForMember,
  shipOrder,
  withdrawException,
  type OrderToDecide,
} from '@vitrine/contract/rewards';
import type { OrderReason } from '@vitrine/domain/rewards';
import type { Sending } from '../../../shared/queue/index.ts';

export const queueKey = ['rewards', 'queue'] as const;
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['rewards', 'order', orderId],
    queryFn: () => call(getOrderToDecide, { params: { orderId } }),
    staleTime: 20_000,
  });
export const ordersToDecide = (ask: Record<string, unknown>) => call(listOrdersToDecide, { query: listOrdersToDecide.query.parse(ask) });
export const countsOfOrders = (ask: Record<string, unknown>) => call(countOrdersToDecide, { query: countOrdersToDecide.query.parse(ask) });
export const ordersExport = (ask: Record<string, unknown>) => callFile(exportOrders, { query: exportOrders.query.parse(ask) });

/** An order and the version of it that somebody looked at (D37). */
export type Seen = { id: string; version: number };
const seen = ({ id, version }: Seen) => ({ params: { orderId: id }, body: { version } });

/** What somebody does to an order, each with what it needs to be told. */
export type Act =
  | { verb: 'approve' | 'withdraw' | 'approve_exception' | 'resume' | 'deliver' }
  | { verb: 'refuse'; reason: OrderReason; note: string }
  | { verb: 'propose' | 'hold' | 'ship'; text: string };
export type Verb = Act['verb'];

export function perform(one: Seen, act: Act, how: Partial<Sending> = {}): Promise<OrderToDecide> {
  const { params, body } = seen(one);
  switch (act.verb) {
    case 'approve':
      return call(approveOrder, { params, body }, how);
    case 'refuse':
      return call(refuseOrder, { params, body: { ...body, reason: act.reason, note: act.note } }, how);
    case 'propose':
      return call(proposeException, { params, body: { ...body, why: act.text } }, how);
    case 'withdraw':
      return call(withdrawException, { params, body }, how);
    case 'approve_exception':
      return call(approveException, { params, body }, how);
    case 'hold':
      return call(holdOrder, { params, body: { ...body, note: act.text } }, how);
    case 'resume':
      return call(resumeOrderForMember, { params, body }, how);
    case 'ship':
      return call(shipOrder, { params, body: { ...body, tracking: act.text } }, how);
    case 'deliver':
      return call(deliverOrder, { params, body }, how);
  }
}
