import type { MessageRecipient, recipientShows } from '@vitrine/contract/messages';
import { z } from 'zod';
import { cursorOf, notFound, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { countRead, messageOf, messagesOf } from './message-rows.ts';

type Ask = { messageId: string; show: (typeof recipientShows)[number]; after?: string | undefined; limit: number };
const Place = z.tuple([z.string(), z.uuid()]);

/** Who got a message and who read it, by name, with both counts. Refuses `not_found`. */
export async function listMessageRecipients(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { messageId, show, after, limit }: Ask,
): Promise<{ items: MessageRecipient[]; next: string | null; told: number; read: number }> {
  const reader = db.write(); // a message that has just gone is looked at
  const message = await messagesOf(reader, actor).where('s.id', '=', messageId).executeTakeFirst();
  if (!message) throw notFound();
  const place = readCursor(after, Place);
  const found = await reader
    .selectFrom('messages.recipient as r')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'r.tenant_id').onRef('m.id', '=', 'r.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.id', 'p.full_name', 'p.sort_name', 'r.told_at', 'r.read_at'])
    .where('r.tenant_id', '=', actor.tenantId)
    .where('r.message_id', '=', messageId)
    .$if(show !== 'all', (query) => query.where('r.read_at', show === 'read' ? 'is not' : 'is', null))
    .$if(place !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple('p.sort_name', 'm.id'), '>', tuple(place?.[0] ?? '', place?.[1] ?? ''))),
    )
    .orderBy('p.sort_name')
    .orderBy('m.id')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.sort_name, row.id));
  return {
    items: rows.map((row) => ({ id: row.id, name: row.full_name, toldAt: row.told_at, readAt: row.read_at })),
    next,
    told: messageOf(message).told,
    read: await countRead(reader, actor, { messageId }),
  };
}
