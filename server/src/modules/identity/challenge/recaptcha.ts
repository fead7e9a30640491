import { z } from 'zod';
import { Refusal } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';

/** What Google answers; a score comes with version 3 only. */
const Verified = z.object({ success: z.boolean(), hostname: z.string().optional(), score: z.number().optional() });
/** Google's own advice for a score that is a person's. */
const personScore = 0.5;
const patience = 5_000;

/**
 * Asks reCAPTCHA about a token by its documented call (`POST …/siteverify`, form: secret, response, remoteip). True for a person on this host. Refuses `unavailable` when
 * Google is: a challenge that nobody checks would be none.
 */
export async function isVerifiedByRecaptcha(
  { settings }: Pick<Platform, 'settings'>,
  { token, address, host }: { token: string; address: string; host: string },
): Promise<boolean> {
  const asked = { secret: settings.RECAPTCHA_SECRET ?? '', response: token, remoteip: address };
  let answer: unknown;
  try {
    const answered = await fetch(`${settings.RECAPTCHA_URL}/siteverify`, {
      method: 'POST',
      body: new URLSearchParams(asked),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!answered.ok) throw new Error(`status ${answered.status}`);
    answer = await answered.json();
  } catch {
    throw new Refusal('unavailable', { retryAfterSeconds: 5 });
  }
  const { success, data } = Verified.safeParse(answer);
  return success && data.success && (data.hostname ?? host) === host && (data.score ?? 1) >= personScore;
}
