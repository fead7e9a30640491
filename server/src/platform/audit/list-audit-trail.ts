import { listAuditTrail } from '@vitrine/contract/kernel';
import { z } from 'zod';
import { answer, cursorOf, pageFrom, readCursor, type Actor, type Routes } from '../http/index.ts';
import type { Platform } from '../platform.ts';

const Cursor = z.tuple([z.uuid()]);

/** The trail's one address. */
export const auditRoutes =
  ({ db }: Pick<Platform, 'db'>): Routes =>
  (app) => {
    answer(app, listAuditTrail, ({ actor, query }) => listTrail(db, actor, query));
  };

/** What administrators of the client changed, newest first; ids sort by the time they were made. */
export async function listTrail(db: Platform['db'], actor: Actor, query: Asked) {
  const [before] = readCursor(query.after, Cursor) ?? [];
  const found = await db
    .read()
    .selectFrom('platform.audit_entry')
    .select(['id', 'at', 'who', 'what', 'subject', 'subject_id as subjectId', 'before', 'after'])
    .where('tenant_id', '=', actor.tenantId)
    .$if(before !== undefined, (rows) => rows.where('id', '<', before ?? ''))
    .$if(query.subject !== undefined, (rows) => rows.where('subject', '=', query.subject ?? ''))
    .$if(query.subjectId !== undefined, (rows) => rows.where('subject_id', '=', query.subjectId ?? ''))
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, query.limit, ({ id }) => cursorOf(id));
  return { items: rows, next };
}

type Asked = z.output<(typeof listAuditTrail)['query']>;
