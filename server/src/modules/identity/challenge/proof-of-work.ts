import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { ProofOfWork } from '@vitrine/contract/identity';
import { z } from 'zod';
import type { Platform } from '../../../platform/platform.ts';

type Parts = Pick<Platform, 'clock' | 'secret'>;

/** About a second of a cheap phone: so many derivations of so many rounds each. Whoever tries a thousand passwords pays a thousand seconds. */
const cost = 1_000;
const counters = [400, 1_200] as const;
const minutes = 10;

const keysOf = ({ secret }: Parts) => ({
  hmacSignatureSecret: secret('challenges').toString('hex'),
  hmacKeySignatureSecret: Buffer.concat([secret('challenges'), Buffer.from('key')]).toString('hex'),
});

/** Work for one site, signed by this installation; nothing is kept until it is answered. */
export async function makeProofOfWork(parts: Parts, { siteId }: { siteId: string }): Promise<ProofOfWork> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(...counters),
    deriveKey,
    expiresAt: new Date(parts.clock.in(minutes * 60_000)),
    data: { site: siteId },
    ...keysOf(parts),
  });
  return ProofOfWork.parse(challenge);
}

const Solved = z.object({
  challenge: ProofOfWork.extend({ signature: z.string() }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: z.string().max(256) }),
});

/** What an answer proves: the work's signature, for remembering that it was used, and its end. Null for work that was not done, is over, or was another site's. */
export async function judgeProofOfWork(
  parts: Parts,
  { siteId, answer }: { siteId: string; answer: string },
): Promise<{ mark: string; expiresAt: string } | null> {
  const solved = Solved.safeParse(fromBase64(answer));
  if (!solved.success) return null;
  const { challenge, solution } = solved.data;
  const { expiresAt = 0, ...parameters } = challenge.parameters;
  const data = z.object({ site: z.string() }).safeParse(parameters['data']);
  const end = new Date(expiresAt * 1_000).toISOString();
  // By the platform's clock; the library asks the machine's.
  if (end <= parts.clock.now() || data.data?.site !== siteId) return null;
  const { invalidSignature, invalidSolution } = await verifySolution({ challenge, solution, deriveKey, ...keysOf(parts) });
  return invalidSignature === false && invalidSolution === false ? { mark: challenge.signature, expiresAt: end } : null;
}

function fromBase64(answer: string): unknown {
  try {
    return JSON.parse(Buffer.from(answer, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
