import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TicketToAnswer } from '@vitrine/contract/support';
import { actOn, inboxKey, ticketQuery, type Act } from './api.ts';

/** Does something to a ticket and shows what became of it; what was refused is looked at anew, since a colleague may have been first. */
export function useAct(ticket: TicketToAnswer) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (act: Act) => actOn(ticket, act),
    onSuccess: (answered) => queries.setQueryData(ticketQuery(ticket.id).queryKey, answered),
    onError: () => void queries.invalidateQueries({ queryKey: ticketQuery(ticket.id).queryKey }),
    onSettled: () => void queries.invalidateQueries({ queryKey: inboxKey }),
  });
}
