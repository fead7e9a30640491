import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pageAfterPage } from '../../shared/page-after-page.ts';
import type { When } from './calls.ts';

const theCalls = () => import('./calls.ts');

/** The next events, or those before. */
export const eventsQuery = (when: When) =>
  infiniteQueryOptions({
    queryKey: ['events', 'list', when],
    queryFn: async ({ pageParam }) => (await theCalls()).fetchEvents(when, pageParam),
    ...pageAfterPage,
    networkMode: 'always',
  });

/** One event; without a network what this device knows of it. */
export const eventQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['events', 'one', eventId],
    queryFn: async () => (await theCalls()).fetchEvent(eventId),
    networkMode: 'always',
  });

export const sendAnswer = async (eventId: string, isComing: boolean) => (await theCalls()).sendAnswer(eventId, isComing);
export const saveCalendarFile = async (eventId: string) => (await theCalls()).saveCalendarFile(eventId);
