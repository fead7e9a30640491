import { createHash, createHmac } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Tokens } from '@vitrine/contract/identity';

/** Life of each kind of token, in seconds. */
export const lives = { access: 15 * 60, stream: 60 * 60, refresh: 30 * 24 * 3_600 } as const;
export type TokenKind = keyof typeof lives;

/** What the table keeps of a token: only its hash, so a copied database opens nothing. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export type Holder = { familyId: string; tenantId: string; memberId: string };

/** A successor that can be told again: whoever lost the answer and asks within the grace gets the same pair (decision D52). */
export function successorsOf({ secret }: Pick<Platform, 'secret'>, refreshToken: string): Record<TokenKind, string> {
  const derive = (kind: string) => createHmac('sha256', secret('tokens')).update(`${kind}:${refreshToken}`).digest('base64url');
  return { access: derive('access'), stream: derive('stream'), refresh: derive('refresh') };
}

/** Tokens out of chance, for a new log-in. */
export function freshTokens({ chance }: Pick<Platform, 'chance'>): Record<TokenKind, string> {
  const make = () => chance.bytes(32).toString('base64url');
  return { access: make(), stream: make(), refresh: make() };
}

/** Keeps the hashes of a pair. */
export async function keepTokens(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { tokens, holder }: { tokens: Record<TokenKind, string>; holder: Holder },
): Promise<Tokens> {
  const kinds = Object.keys(lives) as TokenKind[]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the keys of a literal
  await tx
    .insertInto('identity.token')
    .values(
      kinds.map((kind) => ({
        hash: hashOf(tokens[kind]),
        family_id: holder.familyId,
        kind,
        tenant_id: holder.tenantId,
        member_id: holder.memberId,
        issued_at: clock.now(),
        expires_at: clock.in(lives[kind] * 1_000),
      })),
    )
    .execute();
  return toAnswer(tokens);
}

/** The answer of every address that gives tokens (SES-05). */
export const toAnswer = (tokens: Record<TokenKind, string>): Tokens => ({
  access_token: tokens.access,
  refresh_token: tokens.refresh,
  user_firebase_token: tokens.stream,
  expires_in: lives.access,
  token_type: 'Bearer',
});
