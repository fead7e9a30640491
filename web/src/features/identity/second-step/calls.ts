/** The calls of the second step and of passkeys; they come with the first of them. */
import { call } from '@vitrine/client';
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  beginPasskeyLogIn,
  getSecondStep,
  proveAuthenticator,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from '@vitrine/contract/identity';

export const fetchSecondStep = () => call(getSecondStep);
export const beginApp = (password: string) => call(beginAuthenticator, { body: { password } });
export const proveApp = (code: string) => call(proveAuthenticator, { body: { code } });
export const removeApp = (password: string) => call(removeAuthenticator, { body: { password } });
export const renewCodes = (password: string) => call(renewRecoveryCodes, { body: { password } });
export const askForPasskey = () => call(beginPasskeyLogIn);
export const beginNewPasskey = (password: string) => call(beginPasskey, { body: { password } });
export const keepPasskey = (body: Parameters<typeof call<typeof addPasskey>>[1]['body']) => call(addPasskey, { body });
export const namePasskey = (passkeyId: string, label: string) => call(renamePasskey, { params: { passkeyId }, body: { label } });
export const takePasskeyAway = (passkeyId: string, password: string) => call(removePasskey, { params: { passkeyId }, body: { password } });
