import type { MessagePage } from '@vitrine/contract/messages';
import type { Reader } from '../../platform/database/index.ts';
import { isPlaceOpen, type MessagePlace } from '@vitrine/domain/messages';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { markRead } from '../notices/index.ts';
import { parseText } from '../tenancy/index.ts';
import { causeOf, placeOf, textFor } from './message-rows.ts';

type One = { messageId: string };

/** A message that the member got, in their language. Refuses `not_found`, also for one that was taken back. */
export async function getMessage({ db }: Pick<Platform, 'db'>, actor: Actor, { messageId }: One): Promise<MessagePage> {
  const row = await mine(db.read(), actor, { messageId });
  return {
    id: messageId,
    title: textFor(actor, parseText(row.title)),
    body: textFor(actor, parseText(row.body)),
    place: openPlace(actor, placeOf(row.place)),
    at: row.told_at,
    isRead: row.read_at !== null,
  };
}

/** A button whose module was switched off since is not shown. */
const openPlace = ({ modules }: Actor, place: MessagePlace | null) => (isPlaceOpen(place, modules) ? place : null);

/** Notes that the member opened it, and that they saw its notice. Refuses `not_found`. */
export async function readMessage(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { messageId }: One,
): Promise<Record<string, never>> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await mine(tx, actor, { messageId });
    await tx
      .updateTable('messages.recipient')
      .set({ read_at: now })
      .where('tenant_id', '=', actor.tenantId)
      .where('message_id', '=', messageId)
      .where('member_id', '=', actor.memberId)
      .where('read_at', 'is', null)
      .execute();
    await markRead(tx, actor, { cause: causeOf(messageId), now });
  });
  return {};
}

async function mine(db: Reader, { tenantId, memberId }: Actor, { messageId }: One) {
  const row = await db
    .selectFrom('messages.recipient as r')
    .innerJoin('messages.message as s', (join) => join.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.message_id'))
    .select(['s.title', 's.body', 's.place', 'r.told_at', 'r.read_at'])
    .where('r.tenant_id', '=', tenantId)
    .where('r.message_id', '=', messageId)
    .where('r.member_id', '=', memberId)
    .where('s.state', '<>', 'taken_back')
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
