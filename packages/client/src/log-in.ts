import { alternativeLogin, getMe, logOut as endLogIn, reloadUserTokens, type Me } from '@vitrine/contract/identity';
import { logInBy, logOutBy, selectClientBy } from './session-calls.ts';

/** Logs in and keeps what SES-01 names. Refuses `wrong_credentials`, `person_blocked`, `awaiting_approval`, `no_client`. */
export const logIn = (who: { username: string; password: string; challenge?: string }): Promise<Me> =>
  logInBy({ alternativeLogin, getMe }, who);

/** Goes on in another client of the same person. */
export const selectClient = (clientId: string): Promise<Me> => selectClientBy({ reloadUserTokens, getMe }, clientId);

/** Forgets the session here at once, whatever the network says, and revokes it on the server (SES-11). */
export const logOut = (): Promise<void> => logOutBy({ logOut: endLogIn });
