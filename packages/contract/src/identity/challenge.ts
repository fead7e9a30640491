/** The challenge of a site that asks for one at log-in, registration and recovery (LOG-15). */
import { z } from 'zod';
import { endpoint } from '../kernel/index.ts';

/** The answer to a challenge: a solved proof of work in base64, or a reCAPTCHA token. A body spreads this. */
export const Challenged = { challenge: z.string().max(8_192).optional() };
export const challengeRefusals = ['challenge_required', 'challenge_failed'] as const;

/** Work whose counter is found by trying; signed, so that nobody makes an easier one. As altcha-lib's second version writes it. */
export const ProofOfWork = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    cost: z.number(),
    expiresAt: z.number().optional(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string().optional(),
});
export type ProofOfWork = z.infer<typeof ProofOfWork>;

export const Challenge = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('proof_of_work'), challenge: ProofOfWork }),
  z.object({ kind: z.literal('recaptcha'), siteKey: z.string() }),
]);
export type Challenge = z.infer<typeof Challenge>;

export const openChallenge = endpoint({
  access: 'open',
  method: 'POST',
  path: '/challenges',
  keyed: false,
  answer: Challenge,
  perMinute: 60,
  summary: 'A new challenge of this site; each is answered once',
});
