import { call } from '@vitrine/client';
import { openChallenge } from '@vitrine/contract/identity';
import { connected } from '../../../shared/connection.ts';
import { recaptchaToken } from '../../../shared/device/recaptcha.ts';

/** A second of work for this device, or a token of reCAPTCHA; nothing where the site asks for none any more. */
export async function takeChallenge(): Promise<{ challenge?: string }> {
  await connected();
  const asked = await call(openChallenge);
  if (asked.kind === 'none') return {};
  if (asked.kind === 'recaptcha') return { challenge: await recaptchaToken(asked.siteKey) };
  const { solve } = await import('./solve.ts');
  return { challenge: await solve(asked.challenge) };
}
