import type { LocaleText } from '@vitrine/contract/kernel';
import type { InstitutionalVersion } from '@vitrine/contract/tenancy';
import type { InstitutionalPage } from '@vitrine/domain/tenancy';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getClientRow } from './queries.ts';
import { parseText } from './stored-text.ts';

type Of = { clientId: string; page: InstitutionalPage };
const Cursor = z.tuple([z.int()]);

/** What a client has said on a page over time, newest first. Refuses `not_found`. */
export async function listInstitutionalVersions(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit, ...of }: Of & { after?: string | undefined; limit: number },
): Promise<{ items: InstitutionalVersion[]; next: string | null }> {
  await getClientRow(db.write(), actor, { clientId: of.clientId, lock: false });
  const place = readCursor(after, Cursor);
  const found = await versionsOf(db.read(), of)
    .$if(place !== undefined, (query) => query.where('version', '<', place?.[0] ?? 0))
    .orderBy('version', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, ({ version }) => cursorOf(version));
  return { items: rows.map((row) => shown(row, parseText(row.text))), next };
}

/** One of them with its words. Refuses `not_found`. */
export async function getInstitutionalVersion(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { version, ...of }: Of & { version: number },
): Promise<InstitutionalVersion & { text: LocaleText }> {
  await getClientRow(db.write(), actor, { clientId: of.clientId, lock: false });
  const row = await versionsOf(db.read(), of).where('version', '=', version).executeTakeFirst();
  if (!row) throw notFound();
  const text = parseText(row.text);
  return { ...shown(row, text), text };
}

const versionsOf = (db: Reader, { clientId, page }: Of) =>
  db
    .selectFrom('tenancy.institutional_text')
    .select(['version', 'since', 'text'])
    .where('tenant_id', '=', clientId)
    .where('page', '=', page);

const shown = ({ version, since }: { version: number; since: string }, text: LocaleText): InstitutionalVersion => ({
  version,
  since,
  isEmpty: !Object.values(text).some(Boolean),
});
