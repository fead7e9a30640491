import type { MessageDetail } from '@vitrine/contract/messages';
import { mayBeDone } from '@vitrine/domain/messages';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { zoneOfClient } from '../tenancy/index.ts';
import { countRead, formOf, membersFor, messageOf, messagesOf } from './message-rows.ts';

/** A message as it is written, and where it stands. Refuses `not_found`. */
export async function getMessageDraft(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { messageId }: { messageId: string },
): Promise<MessageDetail> {
  const reader = db.write(); // an editor must see what they just saved
  const row = await messagesOf(reader, actor).where('s.id', '=', messageId).executeTakeFirst();
  if (!row) throw notFound();
  const message = messageOf(row);
  const form = await formOf(reader, actor, message);
  const isWaiting = message.state === 'draft' || message.state === 'scheduled';
  const may = mayBeDone(message.state);
  const write = actor.permissions.has('messages.write');
  return {
    id: message.id,
    version: message.version,
    state: message.state,
    message: form,
    sendsAt: message.sendsAt,
    takenBackAt: message.takenBackAt,
    timeZone: await zoneOfClient(reader, actor),
    reach: isWaiting ? await countReach(reader, actor, form) : message.told,
    read: await countRead(reader, actor, { messageId }),
    can: {
      save: write && may.save,
      remove: write && may.remove,
      send: write && may.send,
      unschedule: write && may.unschedule,
      takeBack: write && may.takeBack,
    },
  };
}

/** How many would get it now. */
export async function countReach(db: Reader, actor: Actor, groups: { groupIds: readonly string[] }): Promise<number> {
  const { reach } = await membersFor(db, actor, groups)
    .select(sql<number>`count(*)::int`.as('reach'))
    .executeTakeFirstOrThrow();
  return reach;
}
