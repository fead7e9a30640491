import type { ProofOfWork } from '@vitrine/contract/identity';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Does the work in the browser's own cryptography, beside the page; the answer goes along as base64. */
export async function solve(challenge: ProofOfWork): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('identity: the challenge was not solved in its time');
  return btoa(JSON.stringify({ challenge, solution }));
}
