import { createHmac } from 'node:crypto';
import {
  accessCodeDays,
  accessCodeOf,
  accessCodeSigns,
  accessCodeTries,
  normaliseDocument,
  plainAccessCode,
} from '@vitrine/domain/identity';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { noPassword } from '../passwords.ts';

type Parts = Pick<Platform, 'clock' | 'chance' | 'secret'>;
type Given = { codes: ReadonlyMap<string, string>; expiresAt: string };

/** Of the site alone, so that it is made before anybody knows whose code it may be. */
const hashOf = ({ secret }: Pick<Platform, 'secret'>, siteId: string, code: string): Buffer =>
  createHmac('sha256', secret('tokens'))
    .update(`access code\n${siteId}\n${plainAccessCode(code)}`)
    .digest();

/**
 * Makes a code for each of these persons, and hands it out this once, by the person's id: only hashes are kept. Without `isRenewing` nobody loses a code that still
 * opens something; of two who make them at once one gets the code and the other nothing. Whether they may get one is the caller's to judge.
 */
export async function giveAccessCodes(
  parts: Parts,
  tx: Tx,
  { siteId, personIds, isRenewing }: { siteId: string; personIds: readonly string[]; isRenewing: boolean },
): Promise<Given> {
  const [now, expiresAt] = [parts.clock.now(), parts.clock.in(accessCodeDays * 86_400_000)];
  const drawn = [...personIds].sort().map((personId) => ({ personId, code: accessCodeOf(parts.chance.bytes(accessCodeSigns)) }));
  const { rows } = await sql<{ person_id: string }>`
    insert into identity.access_code as c (person_id, hash, tries, created_at, expires_at)
    select d.person_id, d.hash, 0, ${now}::timestamptz, ${expiresAt}::timestamptz
    from unnest(${drawn.map(({ personId }) => personId)}::uuid[], ${drawn.map(({ code }) => hashOf(parts, siteId, code))}::bytea[]) as d (person_id, hash)
    on conflict (person_id) do update
    set hash = excluded.hash, tries = 0, created_at = excluded.created_at, expires_at = excluded.expires_at, used_at = null
    where ${isRenewing}::boolean or c.used_at is not null or c.expires_at <= ${now}::timestamptz or c.tries >= ${accessCodeTries}
    returning c.person_id`.execute(tx);
  const given = new Set(rows.map((row) => row.person_id));
  return { codes: new Map(drawn.filter(({ personId }) => given.has(personId)).map(({ personId, code }) => [personId, code])), expiresAt };
}

type Facts = { siteId: string; document: string; country: string; birthday: string; code: string };

/**
 * Tries a code, once, in one statement that costs alike whoever is meant: it finds the person by the three facts, counts the try and spends the code where it is
 * right. Of two at once one wins. The person's id; undefined for everything else. The try counts only if the transaction is kept.
 */
export async function spendAccessCode(
  parts: Pick<Platform, 'clock' | 'secret'>,
  tx: Tx,
  { siteId, document, country, birthday, code }: Facts,
): Promise<string | undefined> {
  const now = parts.clock.now();
  const { rows } = await sql<{ person_id: string; used_at: string | null }>`
    update identity.access_code as c
    set tries = c.tries + 1, used_at = case when c.hash = ${hashOf(parts, siteId, code)} then ${now}::timestamptz end
    where c.person_id = (
      select p.id from identity.person as p
      where p.site_id = ${siteId} and p.document = ${normaliseDocument(document)} and p.country = ${country.toUpperCase()} and p.birthday = ${birthday}
        and p.status = 'approved' and p.password_hash = ${noPassword}
    ) and c.used_at is null and c.expires_at > ${now}::timestamptz and c.tries < ${accessCodeTries}
    returning c.person_id, c.used_at`.execute(tx);
  return rows.find((row) => row.used_at !== null)?.person_id;
}

/** The code of a person that was not used yet; null without one. It may be over. */
export async function findAccessCode(
  db: Reader,
  { personId }: { personId: string },
): Promise<{ madeAt: string; expiresAt: string; triesLeft: number } | null> {
  const row = await db
    .selectFrom('identity.access_code')
    .select(['created_at', 'expires_at', 'tries'])
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row ? { madeAt: row.created_at, expiresAt: row.expires_at, triesLeft: Math.max(0, accessCodeTries - row.tries) } : null;
}

/** True when there was one. */
export async function dropAccessCode(tx: Tx, { personId }: { personId: string }): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('identity.access_code').where('person_id', '=', personId).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
