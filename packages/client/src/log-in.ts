import {
  alternativeLogin,
  finishOutsideLogIn,
  finishPasskeyLogIn,
  finishSecondStep,
  getMe,
  redeemWebserviceToken,
  type Me,
  type OutsideReturn,
  type PasskeyAssertion,
} from '@vitrine/contract/identity';
import { enterBy, logInBy } from './session-calls.ts';

/** Logs in and keeps what SES-01 names. Refuses `wrong_credentials`, `person_blocked`, `awaiting_approval`, `no_client`. */
export const logIn = (who: { username: string; password: string; challenge?: string }): Promise<Me> =>
  logInBy({ alternativeLogin, getMe }, who);

/** Logs in by the token that a partner's link brought, once (LOG-05). Refuses `webservice_token_over`. */
export const logInByToken = (token: string): Promise<Me> =>
  enterBy({ login: redeemWebserviceToken, getMe }, { body: { token }, webserviceToken: token });

/** Logs in by what Google or Microsoft sent the person back with, once (LOG-04). The cookie that the way began with goes along by itself. */
export const logInFromOutside = (back: OutsideReturn): Promise<Me> => enterBy({ login: finishOutsideLogIn, getMe }, { body: back });

/** Goes on from a right first step by a code (LOG-01). `webserviceToken`: what the first step redeemed, where a partner's link began it. */
export const finishLogIn = ({ webserviceToken, ...body }: { ticket: string; code: string; webserviceToken?: string }): Promise<Me> =>
  enterBy({ login: finishSecondStep, getMe }, { body, ...(webserviceToken === undefined ? {} : { webserviceToken }) });

/** Logs in by what a passkey signed, once (LOG-01). */
export const logInByPasskey = (assertion: PasskeyAssertion): Promise<Me> =>
  enterBy({ login: finishPasskeyLogIn, getMe }, { body: assertion });
