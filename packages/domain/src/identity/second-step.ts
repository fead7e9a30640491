/** The second step of a log-in: a code of an authenticator app (RFC 6238), a recovery code, or a passkey. */

export const secondStepRefusals = [
  'second_step_required',
  'second_step_over',
  'second_step_wrong',
  'second_step_needed',
  'second_step_missing',
  'authenticator_on',
  'authenticator_not_begun',
  'passkey_failed',
  'passkey_unknown',
  'passkey_known',
  'passkeys_full',
] as const;
export type SecondStepRefusal = (typeof secondStepRefusals)[number];

/** From the right password to the code: time to take a telephone out of a pocket, and to open the app again. */
export const ticketMinutes = 5;
/** Codes that may be tried by one right password. */
export const ticketTries = 5;
/** From the shown secret to its first code. */
export const setUpMinutes = 30;
/** A passkey is asked for by a dialog of the device, which people may read in peace. */
export const passkeyMinutes = 10;
export const passkeysAtMost = 10;

/** Seconds that one code of an authenticator app lasts, and its digits: what every app takes (RFC 6238 §5.2). */
export const totpPeriodSeconds = 30;
export const totpDigits = 6;
/** Clocks of phones go wrong: one code before and one after the one of now are taken (RFC 6238 §5.2). */
export const totpWindow = 1;

/**
 * Whether the code of a time step is taken now: of the window around now, and newer than the newest that was taken, so that nobody who looked over a shoulder uses it
 * again (RFC 6238 §5.2). Steps count from 1970 in `totpPeriodSeconds`.
 */
export const isStepOpen = ({ step, nowStep, lastStep }: { step: number; nowStep: number; lastStep: number }): boolean =>
  Math.abs(step - nowStep) <= totpWindow && step > lastStep;

/** The time step of an instant. */
export const stepAt = (instant: string): number => Math.floor(Date.parse(instant) / 1_000 / totpPeriodSeconds);

export const recoveryCodeCount = 10;
/** Twelve of thirty-two signs are sixty bits. No vowels but U, no I, L, O: what is written on paper is read again (Crockford). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const recoveryCodeSigns = 12;

/** A recovery code out of chance, as it is shown: `XXXX-XXXX-XXXX`. One byte a sign; 32 divides 256, so that every sign is as likely. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const text = Array.from(bytes.subarray(0, recoveryCodeSigns), (byte) => signs[byte % signs.length]).join('');
  return text.replaceAll(/(.{4})(?=.)/g, '$1-');
}

export type TypedCode = { kind: 'authenticator' | 'recovery'; code: string };

/** What was typed, by its shape: six digits are an app's, twelve signs a recovery code; spaces, dashes and small letters do not matter. Null for what is neither. */
export function typedCode(text: string): TypedCode | null {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: 'authenticator', code };
  const read = code.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(read) ? { kind: 'recovery', code: read } : null;
}

export type SecondStepFacts = {
  /** The site asks those with a role in the console for one. */
  isAskedOfStaff: boolean;
  isStaff: boolean;
  /** Has an authenticator app or a passkey. */
  hasSecondStep: boolean;
};

/** Whether a person has to set a second step up before anything else; the console stays shut until then. */
export const mustSetUp = ({ isAskedOfStaff, isStaff, hasSecondStep }: SecondStepFacts): boolean =>
  isAskedOfStaff && isStaff && !hasSecondStep;

/** Whether this one may be given up: where the site asks for one, the last of them stays. */
export const mayGiveUp = ({ othersLeft, ...facts }: Omit<SecondStepFacts, 'hasSecondStep'> & { othersLeft: number }): boolean =>
  !mustSetUp({ ...facts, hasSecondStep: othersLeft > 0 });
