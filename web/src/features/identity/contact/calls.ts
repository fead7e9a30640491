/** The calls of a member's own e-mail and phone. */
import { call } from '@vitrine/client';
import { confirmEmail, confirmPhone, getContactChecks, sendEmailLink, sendPhoneCode } from '@vitrine/contract/identity';
import { queryOptions } from '@tanstack/react-query';
import { connected } from '../../../shared/connection.ts';

export const contactChecksQuery = queryOptions({
  queryKey: ['identity', 'contact-checks'],
  queryFn: async () => (await connected(), call(getContactChecks)),
  staleTime: 0, // its cooldowns run on
  // While a message is on its way, whether it arrived is asked for again.
  refetchInterval: ({ state }) => (state.data?.phone.delivery === 'sending' ? 2_000 : false),
});

export const askForPhoneCode = (channel: 'sms' | 'whatsapp') => call(sendPhoneCode, { body: { channel } });
export const confirmPhoneBy = (code: string) => call(confirmPhone, { body: { code } });
export const askForEmailLink = () => call(sendEmailLink);
export const confirmEmailBy = async (key: { uidb64: string; token: string }) => (await connected(), call(confirmEmail, { body: key }));
