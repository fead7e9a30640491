import { getMe, logOut as endLogIn, reloadUserTokens, type Me } from '@vitrine/contract/identity';
import { logOutBy, selectClientBy } from './session-calls.ts';

/** Goes on in another client of the same person. */
export const selectClient = (clientId: string): Promise<Me> => selectClientBy({ reloadUserTokens, getMe }, clientId);

/** Forgets the session here at once, whatever the network says, and revokes it on the server (SES-11). */
export const logOut = (): Promise<void> => logOutBy({ logOut: endLogIn });
