import { useQueryClient } from '@tanstack/react-query';
import type { PendingActions } from '../../../shared/queue/index.ts';
import { orderQuery, perform, type Act, type Verb } from './api.ts';

/** Steps that nobody can take back: they wait ten seconds, in which they can be undone. */
const finalVerbs = ['approve', 'approve_exception', 'refuse', 'ship', 'deliver'] as const satisfies readonly Verb[];
export type FinalVerb = (typeof finalVerbs)[number];
export type FinalAct = Extract<Act, { verb: unknown }> & { verb: FinalVerb };
export const isFinal = (act: Act): act is FinalAct => finalVerbs.some((one) => one === act.verb);

type Named = { id: string; version: number; number: string; name: string };

/** Takes such a step with one order or with several, each under its own key. */
export function useFinalSteps(pendingActions: PendingActions<FinalVerb>) {
  const queries = useQueryClient();
  return (orders: readonly Named[], act: FinalAct) =>
    pendingActions.add(
      act.verb,
      orders.map((order) => ({
        id: order.id,
        name: `${order.number} · ${order.name}`,
        send: async (how) => queries.setQueryData(orderQuery(order.id).queryKey, await perform(order, act, how)),
      })),
    );
}
