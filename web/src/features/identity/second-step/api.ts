import { queryOptions } from '@tanstack/react-query';
import { connected } from '../../../shared/connection.ts';

/** The calls of this page, fetched with the first of them. */
export const secondStepCalls = async () => (await Promise.all([import('./calls.ts'), connected()]))[0];

/** The second step of one's own log-in. */
export const secondStepQuery = queryOptions({
  queryKey: ['identity', 'second-step'],
  queryFn: async () => (await secondStepCalls()).fetchSecondStep(),
});
