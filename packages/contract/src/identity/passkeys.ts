/** Passkeys (WebAuthn): a log-in by the device, which checks its owner by finger, face or PIN. */
import { z } from 'zod';
import { endpoint, Id } from '../kernel/index.ts';
import { Proven, SecondStep, WithCodes } from './second-step.ts';
import { Tokens } from './tokens.ts';

const Base64Url = z
  .string()
  .max(8_192)
  .regex(/^[\w-]*$/);
const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** What the browser’s own call takes (WebAuthn Level 3, §5.4 and §5.5), binary parts in base64url. */
const Descriptor = z.object({ id: Base64Url, type: z.literal('public-key'), transports: z.array(Transport).optional() });
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: Base64Url, name: z.string(), displayName: z.string() }),
  challenge: Base64Url,
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: Base64Url,
  timeout: z.int(),
  userVerification: z.literal('required'),
});

export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** What the browser answers; fields that nobody here reads are dropped. */
const answered = { id: Base64Url, rawId: Base64Url, type: z.literal('public-key') };
const Attestation = z.object({
  ...answered,
  response: z.object({ clientDataJSON: Base64Url, attestationObject: Base64Url, transports: z.array(Transport).optional().catch([]) }),
});
const Assertion = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.nullish(),
  }),
});
export type PasskeyAttestation = z.infer<typeof Attestation>;
export type PasskeyAssertion = z.infer<typeof Assertion>;

const Label = z.string().trim().min(1, 'required').max(60, 'text_too_long');
const onePasskey = z.object({ passkeyId: Id });

export const beginPasskeyLogIn = endpoint({
  method: 'POST',
  path: '/passkey-log-ins',
  access: 'open',
  keyed: false,
  answer: PasskeyRequest,
  perMinute: 60,
  summary: 'A challenge that any passkey of this site may sign, once',
});

export const finishPasskeyLogIn = endpoint({
  method: 'POST',
  path: '/log-in/passkey',
  access: 'client',
  keyed: false,
  body: Assertion,
  answer: Tokens,
  refusals: ['passkey_failed', 'passkey_unknown', 'person_blocked', 'awaiting_approval', 'no_client', 'under_maintenance'],
  perMinute: 60,
  summary: 'Logs in by what a passkey signed, once',
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/me/passkeys/begin',
  keyed: false,
  body: Proven,
  answer: PasskeyCreation,
  refusals: ['current_password_wrong', 'passkeys_full'],
  summary: 'Begins to add a passkey; asks for the password, because it will open the account for good',
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/me/passkeys',
  keyed: false,
  body: z.object({ label: Label, made: Attestation }),
  answer: WithCodes,
  refusals: ['passkey_failed', 'passkey_known', 'passkeys_full'],
  summary: 'Keeps a passkey that this browser made',
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/me/passkeys/:passkeyId',
  params: onePasskey,
  body: z.object({ label: Label }),
  answer: SecondStep,
  summary: 'Gives a passkey another name',
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/me/passkeys/:passkeyId/removal',
  keyed: false,
  params: onePasskey,
  body: Proven,
  answer: SecondStep,
  refusals: ['current_password_wrong', 'second_step_needed'],
  summary: 'Takes a passkey away',
});
