import { queryOptions } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { getCalendar } from '@vitrine/contract/reports';

/** The week around a day; without one, that of today by the client’s clock. */
export const calendarQuery = (day: string | undefined) =>
  queryOptions({
    queryKey: ['reports', 'calendar', day ?? 'today'],
    queryFn: () => call(getCalendar, { query: { day } }),
    refetchInterval: 60_000,
  });
