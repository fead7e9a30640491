import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { markArrival } from '@vitrine/contract/events';

/** Marks by hand that somebody came, or accepts a late scan. */
export function useMark(eventId: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (memberId: string) => call(markArrival, { params: { eventId }, body: { memberId } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['events', 'arrivals', eventId] });
      onDone();
    },
  });
}
