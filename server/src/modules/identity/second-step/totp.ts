/** Codes of authenticator apps (RFC 6238): SHA-1, six digits, thirty seconds, which is what every app takes. */
import { isStepOpen, stepAt, totpDigits, totpPeriodSeconds, totpWindow } from '@vitrine/domain/identity';
import { Secret, TOTP } from 'otpauth';

const shape = { algorithm: 'SHA1', digits: totpDigits, period: totpPeriodSeconds } as const;

/** The address that a QR code carries: whose account it is, and where. */
export const addressOfSecret = ({ secret, issuer, userName }: { secret: string; issuer: string; userName: string }): string =>
  new TOTP({ ...shape, secret: Secret.fromBase32(secret), issuer: issuer.replaceAll(':', ' '), label: userName }).toString();

/** A secret as apps and people read it: base 32. */
export const secretOf = (bytes: Buffer): string => new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;

/** The time step of a code that is taken now; null for a wrong one, and for one that is not newer than `lastStep`. */
export function stepOfCode({
  secret,
  code,
  now,
  lastStep,
}: {
  secret: string;
  code: string;
  now: string;
  lastStep: number;
}): number | null {
  const totp = new TOTP({ ...shape, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: Date.parse(now), window: totpWindow });
  if (delta === null) return null;
  const nowStep = stepAt(now);
  const step = nowStep + delta;
  return isStepOpen({ step, nowStep, lastStep }) ? step : null;
}
