import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { PasskeyAssertion, PasskeyAttestation } from '@vitrine/contract/identity';
import { secondStepCalls } from './api.ts';

/** Whether the person closed the device's dialog, or let it time out: nothing happened, and nothing is told. */
export class PasskeyCancelled extends Error {}

/** Has the device sign in. Throws `PasskeyCancelled`, and what the calls refuse. */
export async function signByPasskey(): Promise<PasskeyAssertion> {
  const optionsJSON = await (await secondStepCalls()).askForPasskey();
  const { id, rawId, response } = await byDevice(() => startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

/** Has the device make a passkey. Throws `PasskeyCancelled`, `current_password_wrong`, `passkeys_full`, `passkey_known`. */
export async function makePasskey(password: string): Promise<PasskeyAttestation> {
  const optionsJSON = await (await secondStepCalls()).beginNewPasskey(password);
  const { id, rawId, response } = await byDevice(() => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } };
}

async function byDevice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') throw new PasskeyCancelled();
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw Object.assign(new Error('passkey'), { refusal: isKnown ? 'passkey_known' : 'passkey_failed' });
  }
}
