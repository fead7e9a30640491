import type { AttendanceRow } from '@vitrine/contract/sence';
import { environments, shownRun, stateOf, type SessionState } from '@vitrine/domain/sence';
import { locales, matchLocale, searchable, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../activities/index.ts';
import { factsOf } from './session-rows.ts';
import { wordOf } from './word-of.ts';

type Ask = {
  search?: string | undefined;
  state?: SessionState | undefined;
  courseId?: string | undefined;
  after?: string | undefined;
  limit: number;
};
const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** Sessions of attendance, the newest first (SEN-03); a page by keyset. */
export async function listAttendance(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { search = '', state, courseId, after, limit }: Ask,
): Promise<{ items: AttendanceRow[]; next: string | null }> {
  const before = readCursor(after, Cursor);
  const now = clock.now();
  const found = await db
    .write() // whoever just came in is in it
    .selectFrom('sence.session as e')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.id', '=', 'e.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('catalog.course as c', (join) => join.onRef('c.tenant_id', '=', 'e.tenant_id').onRef('c.id', '=', 'e.course_id'))
    .leftJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.id', '=', 'c.published_id'))
    .selectAll('e')
    .select(['p.full_name', 'v.title'])
    .where('e.tenant_id', '=', actor.tenantId)
    .$if(courseId !== undefined, (query) => query.where('e.course_id', '=', courseId ?? ''))
    .$if(state !== undefined, (query) => query.where(sql<boolean>`${stateInSql(now)} = ${state}`))
    .$if(search !== '', (query) =>
      query.where((row) =>
        row.or([
          row('p.search_text', 'like', `%${escaped(searchable(search))}%`),
          row(sql<string>`replace(e.run, '-', '')`, 'like', `%${escaped(search.replaceAll(/[.\-\s]/g, '').toUpperCase())}%`),
        ]),
      ),
    )
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(e.asked_at, e.id) < (${before?.[0]}::timestamptz, ${before?.[1]}::uuid)`),
    )
    .orderBy('e.asked_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.asked_at, row.id));
  const locale = matchLocale(actor.locale, locales);
  const items = rows.map((row) => ({
    id: row.id,
    name: row.full_name,
    run: shownRun(row.run),
    course: textIn(parseText(row.title ?? {}), locale),
    state: stateOf(factsOf(row), now),
    environment: wordOf(environments, row.environment),
    askedAt: row.asked_at,
    openedAt: row.opened_at,
    expiresAt: row.expires_at,
    closedAt: row.closed_at,
    senceId: row.sence_id,
    codes: row.codes.join(', '),
  }));
  return { items, next };
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** `stateOf` of the domain, for filters; a test compares both. */
const stateInSql = (now: string) => sql<string>`case
    when e.closed_at is not null then 'closed'
    when e.opened_at is not null then case when ${now}::timestamptz < e.expires_at then 'open' else 'expired' end
    when e.refused_at is not null then 'refused'
    when e.replaced_at is not null then 'replaced'
    when ${now}::timestamptz < e.login_until then 'starting'
    else 'silent' end`;
