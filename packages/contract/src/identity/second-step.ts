/** The second step of a log-in, and how one sets it up: an authenticator app, recovery codes, passkeys. */
import { passkeysAtMost } from '@vitrine/domain/identity';
import { z } from 'zod';
import { endpoint, Id, Instant, Nothing } from '../kernel/index.ts';
import { Tokens } from './tokens.ts';

const Password = z.string().min(1, 'required').max(256);
/** Six digits of an app, or a recovery code. */
const Code = z.string().trim().min(1, 'required').max(40);

/** Asked again wherever a way into the account is added, taken away or shown. */
export const Proven = z.object({ password: Password });

export const finishSecondStep = endpoint({
  method: 'POST',
  path: '/log-in/second-step',
  access: 'client',
  keyed: false,
  body: z.object({ ticket: z.string().min(1).max(128), code: Code }),
  answer: Tokens,
  refusals: ['second_step_over', 'second_step_wrong', 'person_blocked', 'awaiting_approval', 'no_client', 'under_maintenance'],
  perMinute: 60,
  summary: 'Turns the ticket of a right password and a code into tokens, once',
});

/** The second step of a person, as they see it. */
export const SecondStep = z.object({
  /** The site asks for one, and this person has a role in the console. */
  isRequired: z.boolean(),
  /** When the app was set up; null without one. */
  authenticatorSince: Instant.nullable(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(z.object({ id: Id, label: z.string(), addedAt: Instant, lastUsedAt: Instant.nullable() })).max(passkeysAtMost),
});
export type SecondStep = z.infer<typeof SecondStep>;

/** Codes are told once, with what made them; null where those of before stay good. */
export const WithCodes = z.object({ secondStep: SecondStep, recoveryCodes: z.array(z.string()).nullable() });

export const getSecondStep = endpoint({
  method: 'GET',
  path: '/me/second-step',
  answer: SecondStep,
  summary: 'The second step of one’s own log-in',
});

export const beginAuthenticator = endpoint({
  method: 'POST',
  path: '/me/second-step/authenticator',
  keyed: false,
  body: Proven,
  /** `secret`: in base 32, for those who type it; `address`: the same for a QR code (otpauth). */
  answer: z.object({ secret: z.string(), address: z.string() }),
  refusals: ['current_password_wrong', 'authenticator_on'],
  summary: 'Makes the secret of an authenticator app; nothing is asked for until it is proven',
});

export const proveAuthenticator = endpoint({
  method: 'PUT',
  path: '/me/second-step/authenticator',
  keyed: false,
  body: z.object({ code: Code }),
  answer: WithCodes,
  refusals: ['second_step_wrong', 'authenticator_not_begun', 'authenticator_on'],
  summary: 'Switches the app on by its first code',
});

export const removeAuthenticator = endpoint({
  method: 'POST',
  path: '/me/second-step/authenticator/removal',
  keyed: false,
  body: Proven,
  answer: SecondStep,
  refusals: ['current_password_wrong', 'second_step_needed'],
  summary: 'Switches the app off',
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/me/second-step/recovery-codes',
  keyed: false,
  body: Proven,
  answer: WithCodes,
  refusals: ['current_password_wrong', 'second_step_missing'],
  summary: 'New recovery codes; those of before open nothing any more',
});

export const resetSecondStep = endpoint({
  method: 'POST',
  path: '/people/:memberId/second-step-reset',
  needs: 'people.write',
  params: z.object({ memberId: Id }),
  answer: Nothing,
  refusals: ['not_yourself', 'role_above_yours', 'belongs_to_other_client', 'second_step_missing'],
  summary: 'Takes app, passkeys and recovery codes from somebody who lost them, and ends their sessions',
});
