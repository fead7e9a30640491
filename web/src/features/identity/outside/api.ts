import { queryOptions } from '@tanstack/react-query';
import { connected } from '../../../shared/connection.ts';

/** The calls of accounts from outside, fetched with the first of them. */
export const outsideCalls = async () => (await Promise.all([import('./calls.ts'), connected()]))[0];

/** Which accounts open this person's. */
export const outsideAccountsQuery = queryOptions({
  queryKey: ['identity', 'outside-accounts'],
  queryFn: async () => (await outsideCalls()).fetchAccounts(),
});

/** What became of a link that was just begun: the screen of accounts tells it. */
export const linkOutcomeKey = ['identity', 'outside-link'];
export type LinkOutcome = { refusal?: string };
