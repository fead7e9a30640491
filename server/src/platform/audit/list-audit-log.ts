import { listAuditLog, listTrailPeople } from '@vitrine/contract/kernel';
import { locales, matchLocale } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import { answer, cursorOf, pageFrom, readCursor, type Actor, type Routes } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import type { TrailNames } from './things-named.ts';

const Cursor = z.tuple([z.uuid()]);
type Parts = Pick<Platform, 'db'> & { names: TrailNames };

/** The audit log's addresses. */
export const auditRoutes =
  (parts: Parts): Routes =>
  (app) => {
    answer(app, listAuditLog, ({ actor, query }) => listTrail(parts, actor, query));
    answer(app, listTrailPeople, ({ actor }) => listPeopleOfTrail(parts, actor));
  };

/** What administrators of the client changed, newest first; ids sort by the time they were made. A change of many is one entry, unless it is asked for what it did or for one thing. */
export async function listTrail({ db, names }: Parts, actor: Actor, query: Asked) {
  const [before] = readCursor(query.after, Cursor) ?? [];
  const { subject, subjectId, personId, batchId, from, to } = query;
  const found = await db
    .read()
    .selectFrom('platform.audit_entry')
    .select(['id', 'at', 'who', 'person_id as personId', 'what', 'subject', 'subject_id as subjectId', 'before', 'after'])
    .where('tenant_id', '=', actor.tenantId)
    .$if(before !== undefined, (rows) => rows.where('id', '<', before ?? ''))
    .$if(subject !== undefined, (rows) => rows.where('subject', '=', subject ?? ''))
    .$if(subjectId !== undefined, (rows) => rows.where('subject_id', '=', subjectId ?? ''))
    .$if(personId !== undefined, (rows) => rows.where('person_id', '=', personId ?? ''))
    .$if(batchId !== undefined, (rows) => rows.where('batch_id', '=', batchId ?? ''))
    .$if(batchId === undefined && subjectId === undefined, (rows) => rows.where('batch_id', 'is', null))
    .$if(from !== undefined, (rows) => rows.where(sql<boolean>`at >= (${from}::date)::timestamp at time zone ${actor.clientTimeZone}`))
    .$if(to !== undefined, (rows) => rows.where(sql<boolean>`at < (${to}::date + 1)::timestamp at time zone ${actor.clientTimeZone}`))
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, query.limit, ({ id }) => cursorOf(id));
  const called = await namesOfThings({ db, names }, actor, rows);
  return { items: rows.map((row) => ({ ...row, name: called.get(`${row.subject} ${row.subjectId}`) || null })), next };
}

type Asked = z.output<(typeof listAuditLog)['query']>;
type Thing = { subject: string; subjectId: string };

/** What these things are called now, each kind by the room that knows it. */
async function namesOfThings({ db, names }: Parts, actor: Actor, things: readonly Thing[]): Promise<Map<string, string>> {
  const locale = matchLocale(actor.locale, locales);
  const called = new Map<string, string>();
  for (const [subject, namesOf] of Object.entries(names)) {
    const ids = [
      ...new Set(things.filter((thing) => thing.subject === subject && isId(thing.subjectId)).map(({ subjectId }) => subjectId)),
    ];
    if (ids.length === 0) continue;
    for (const [id, name] of await namesOf(db.read(), { tenantId: actor.tenantId, ids, locale })) called.set(`${subject} ${id}`, name);
  }
  return called;
}

const isId = (text: string) => z.uuid().safeParse(text).success;

/** Everybody who has an entry, by name; each is looked up by the index of people, so that a long trail is not read. */
async function listPeopleOfTrail({ db }: Parts, actor: Actor) {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive person as (
      (select person_id from platform.audit_entry where tenant_id = ${actor.tenantId} order by person_id limit 1)
      union all
      select (select e.person_id from platform.audit_entry as e where e.tenant_id = ${actor.tenantId} and e.person_id > p.person_id order by e.person_id limit 1)
      from person as p where p.person_id is not null
    )
    select p.person_id as id,
      (select e.who from platform.audit_entry as e where e.tenant_id = ${actor.tenantId} and e.person_id = p.person_id order by e.id desc limit 1) as name
    from person as p where p.person_id is not null order by name`.execute(db.read());
  return { items: rows };
}
