import { useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { getCheckInCodes } from '@vitrine/contract/events';
import { nowMs } from '../../shared/device/index.ts';

/** Asked for a step before those in hand are over: a gap in the network is not seen at once. */
const askEveryMs = 20_000;

/** The codes of an event with when they were asked for, by this machine’s clock; the stage and the pane beside it share one call. */
export const useCodes = (eventId: string) =>
  useQuery({
    queryKey: ['events', 'codes', eventId],
    queryFn: async () => ({ ...(await call(getCheckInCodes, { params: { eventId } })), askedAt: nowMs() }),
    refetchInterval: askEveryMs,
    refetchIntervalInBackground: true,
  });
