/** The calls behind `api.ts`, fetched with the first of them. */
import { call } from '@vitrine/client';
import { confirmEmail, confirmPhone, getContactChecks, sendEmailLink, sendPhoneCode } from '@vitrine/contract/identity';

export const fetchContactChecks = () => call(getContactChecks);
export const askForPhoneCode = (channel: 'sms' | 'whatsapp') => call(sendPhoneCode, { body: { channel } });
export const confirmPhoneBy = (code: string) => call(confirmPhone, { body: { code } });
export const askForEmailLink = () => call(sendEmailLink);
export const confirmEmailBy = (key: { uidb64: string; token: string }) => call(confirmEmail, { body: key });
