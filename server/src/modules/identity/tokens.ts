import { createHash, createHmac } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Tokens } from '@vitrine/contract/identity';

const kinds = ['access', 'stream', 'refresh'] as const;
export type TokenKind = (typeof kinds)[number];
/** Life of each kind of token, in seconds; a stream outlives the access token, so that a renewal does not tear it. */
const lives: Record<TokenKind, number> = { access: 15 * 60, stream: 60 * 60, refresh: 30 * 24 * 3_600 };

/** What the table keeps of a token: only its hash, so a copied database opens nothing. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export type Holder = { familyId: string; tenantId: string; memberId: string };

/** A successor that can be told again: whoever lost the answer and asks within the grace gets the same pair (decision D52). Whichever client it is for, a token has one. */
export function successorsOf(
  { secret }: Pick<Platform, 'secret'>,
  { refreshToken, tenantId }: { refreshToken: string; tenantId: string },
): Record<TokenKind, string> {
  const derive = (kind: string) => createHmac('sha256', secret('tokens')).update(`${kind}:${tenantId}:${refreshToken}`).digest('base64url');
  return { access: derive('access'), stream: derive('stream'), refresh: derive('refresh') };
}

/** Tokens out of chance, for a new log-in. */
export function freshTokens({ chance }: Pick<Platform, 'chance'>): Record<TokenKind, string> {
  const make = () => chance.bytes(32).toString('base64url');
  return { access: make(), stream: make(), refresh: make() };
}

/** What the table keeps of these tokens. */
export function tokenRows({ clock }: Pick<Platform, 'clock'>, { tokens, holder }: { tokens: Record<TokenKind, string>; holder: Holder }) {
  return kinds.map((kind) => ({
    hash: hashOf(tokens[kind]),
    family_id: holder.familyId,
    kind,
    tenant_id: holder.tenantId,
    member_id: holder.memberId,
    issued_at: clock.now(),
    expires_at: clock.in(lives[kind] * 1_000),
  }));
}

/** Keeps the hashes of tokens; those that are there already stay as they are. */
export async function keepTokens(
  parts: Pick<Platform, 'clock'>,
  tx: Tx,
  ask: { tokens: Record<TokenKind, string>; holder: Holder },
): Promise<Tokens> {
  await tx
    .insertInto('identity.token')
    .values(tokenRows(parts, ask))
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return toAnswer(ask.tokens);
}

/** The answer of every address that gives tokens (SES-05). */
export const toAnswer = (tokens: Record<TokenKind, string>): Tokens => ({
  access_token: tokens.access,
  refresh_token: tokens.refresh,
  user_firebase_token: tokens.stream,
  expires_in: lives.access,
  token_type: 'Bearer',
});
