import { call } from '@vitrine/client';
import { openChallenge } from '@vitrine/contract/identity';
import { connected } from '../../../shared/connection.ts';
import { recaptchaToken } from '../../../shared/device/recaptcha.ts';

/**
 * Answers the challenge of a site that asks for one (LOG-15): a second of work for this device, or a token of reCAPTCHA; nothing elsewhere. Each
 * answer is worth one call. Fetched with its solver only where it is needed.
 */
export async function answerChallenge({ isAsked }: { isAsked: boolean }): Promise<{ challenge?: string }> {
  if (!isAsked) return {};
  await connected();
  const asked = await call(openChallenge);
  if (asked.kind === 'none') return {};
  if (asked.kind === 'recaptcha') return { challenge: await recaptchaToken(asked.siteKey) };
  const { solve } = await import('./solve.ts');
  return { challenge: await solve(asked.challenge) };
}
