import type { TicketMessage, TicketPromise } from '@vitrine/contract/support';
import { daysLeft, promisedCalendar } from '@vitrine/domain/support';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { messageKindOf, type Calendar, type Tenant, type TicketRowStored } from './ticket-rows.ts';

/** The promise as both sides read it; null while it rests, or where the ticket is over. */
export function promiseOf(row: Pick<TicketRowStored, 'due_on' | 'counted_from'>, calendar: Calendar): TicketPromise | null {
  if (row.due_on === null) return null;
  const { today } = calendar;
  return {
    receivedOn: row.counted_from,
    today,
    dueOn: row.due_on,
    left: daysLeft({ ...calendar, dueOn: row.due_on }),
    isOverdue: row.due_on < today,
    days: promisedCalendar({ ...calendar, from: row.counted_from, dueOn: row.due_on }),
  };
}

/** The ticket that goes on in the place of this one. */
export async function mergedInto(
  db: Reader,
  { tenantId }: Tenant,
  { merged_into: id }: Pick<TicketRowStored, 'merged_into'>,
): Promise<{ id: string; number: number } | null> {
  if (id === null) return null;
  return db
    .selectFrom('support.ticket')
    .select(['id', 'number'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

type Ask = { ticketId: string; withNotes: boolean; visitorName: string | null };

/** The conversation, the oldest first. Files are linked for `reader`; a visitor has none. */
export async function messagesOf(
  { storage }: Pick<Platform, 'storage'>,
  db: Reader,
  { tenantId }: Tenant,
  { ticketId, withNotes, visitorName, reader }: Ask & { reader: Actor | null },
): Promise<TicketMessage[]> {
  const rows = await db
    .selectFrom('support.message as s')
    .leftJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 's.tenant_id').onRef('m.id', '=', 's.member_id'))
    .leftJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['s.id', 's.kind', 's.text', 's.said_at', 'p.full_name'])
    .where('s.tenant_id', '=', tenantId)
    .where('s.ticket_id', '=', ticketId)
    .$if(!withNotes, (query) => query.where('s.kind', '<>', 'note'))
    .orderBy('s.id')
    .execute();
  const files =
    reader && rows.length > 0
      ? await filesOf(
          storage,
          db,
          reader,
          rows.map(({ id }) => id),
        )
      : new Map();
  return rows.map((row) => ({
    id: row.id,
    kind: messageKindOf(row.kind),
    by: row.full_name ?? visitorName ?? '',
    text: row.text,
    at: row.said_at,
    files: files.get(row.id) ?? [],
  }));
}

async function filesOf(storage: Platform['storage'], db: Reader, reader: Actor, messageIds: readonly string[]) {
  const kept = await db
    .selectFrom('support.attachment')
    .select(['file_id', 'message_id'])
    .where('tenant_id', '=', reader.tenantId)
    .where('message_id', 'in', messageIds)
    .orderBy('position')
    .execute();
  const known = kept.length === 0 ? [] : await storage.find(db, { tenantId: reader.tenantId, ids: kept.map(({ file_id }) => file_id) });
  const byMessage = new Map<string, TicketMessage['files']>();
  for (const { file_id, message_id } of kept) {
    const file = known.find(({ id }) => id === file_id);
    if (!file) continue;
    byMessage.set(message_id, [...(byMessage.get(message_id) ?? []), { ...file, url: storage.link(reader, file) }]);
  }
  return byMessage;
}
