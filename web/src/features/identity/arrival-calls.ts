/** Whose account a partner's token opens. */
import { call } from '@vitrine/client';
import { lookAtWebserviceToken } from '@vitrine/contract/identity';

export const lookAt = (token: string) => call(lookAtWebserviceToken, { body: { token } });
