/** The calls of a member's own e-mail and phone. */
import { queryOptions } from '@tanstack/react-query';
import { calling } from '../../../shared/connection.ts';

const theCalls = () => import('./calls.ts');
const fetchContactChecks = calling(async () => (await theCalls()).fetchContactChecks);

export const contactChecksQuery = queryOptions({
  queryKey: ['identity', 'contact-checks'],
  queryFn: () => fetchContactChecks(),
  staleTime: 0, // its cooldowns run on
  // While a message is on its way, whether it arrived is asked for again.
  refetchInterval: ({ state }) => (state.data?.phone.delivery === 'sending' ? 2_000 : false),
});

export const askForPhoneCode = calling(async () => (await theCalls()).askForPhoneCode);
export const confirmPhoneBy = calling(async () => (await theCalls()).confirmPhoneBy);
export const askForEmailLink = calling(async () => (await theCalls()).askForEmailLink);
export const confirmEmailBy = calling(async () => (await theCalls()).confirmEmailBy);
