/** Links of letters: a token out of chance that is kept as a hash, works once, for one person, in its time (LOG-08). */
import { judgeLink, linkHours, type LinkPurpose } from '@vitrine/domain/identity';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashOf } from './tokens.ts';

/** Makes a link and answers its token: 256 bits, told once, to the e-mail that carries it. */
export async function makeLink(
  { clock, chance }: Pick<Platform, 'clock' | 'chance'>,
  tx: Tx,
  { siteId, personId, purpose, email = null }: { siteId: string; personId: string; purpose: LinkPurpose; email?: string | null },
): Promise<string> {
  const token = chance.bytes(32).toString('base64url');
  await tx
    .insertInto('identity.link')
    .values({
      hash: hashOf(token),
      site_id: siteId,
      person_id: personId,
      purpose,
      email,
      created_at: clock.now(),
      expires_at: clock.in(linkHours[purpose] * 3_600_000),
    })
    .execute();
  return token;
}

export type LinkAsk = { siteId: string; uidb64: string; token: string; purposes: readonly LinkPurpose[] };
export type FoundLink = { personId: string; purpose: LinkPurpose; email: string | null };

/** The link behind an address. Refuses `link_used`, `link_too_old`, `link_invalid`. */
export async function getLink({ clock }: Pick<Platform, 'clock'>, db: Reader, ask: LinkAsk): Promise<FoundLink> {
  const row = await db
    .selectFrom('identity.link')
    .select(['person_id', 'purpose', 'email', 'expires_at', 'used_at'])
    .where('hash', '=', hashOf(ask.token))
    .where('site_id', '=', ask.siteId)
    .executeTakeFirst();
  const purpose = ask.purposes.find((one) => one === row?.purpose);
  const found = row && purpose ? { personId: row.person_id, expiresAt: row.expires_at, usedAt: row.used_at } : undefined;
  const verdict = judgeLink(found, { personId: personOf(ask.uidb64), now: clock.now() });
  if (!verdict.ok) throw new Refusal(verdict.refusal);
  if (!row || !purpose) throw new Error('identity: a link was judged good that is not there');
  return { personId: row.person_id, purpose, email: row.email };
}

/** Spends a link by one conditional UPDATE: of two at once one wins, the other hears `link_used`. */
export async function spendLink(parts: Pick<Platform, 'clock'>, tx: Tx, ask: LinkAsk): Promise<FoundLink> {
  const found = await getLink(parts, tx, ask);
  const now = parts.clock.now();
  const { numUpdatedRows } = await tx
    .updateTable('identity.link')
    .set({ used_at: now })
    .where('hash', '=', hashOf(ask.token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Refusal('link_used');
  return found;
}

/** A person in an address, as the fixed addresses of the specification write them. */
export const uidb64Of = (personId: string): string => Buffer.from(personId.replaceAll('-', ''), 'hex').toString('base64url');

function personOf(uidb64: string): string {
  const hex = Buffer.from(uidb64, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
