import { localeOf, textIn } from '@vitrine/domain/kernel';
import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { takeBackNotices, tellMany } from '../notices/index.ts';
import { spokenLanguage } from '../tenancy/index.ts';
import { causeOf, groupsOf, membersFor, messageOf, messagesOf } from './message-rows.ts';

/** Tells a message to those whom it is for. Payload: `{ tenantId, messageId, run }`. */
export const tellMembersJob = 'messages.tell_members';
/** Takes the notices of a message out of inboxes. Payload: `{ tenantId, messageId, after? }`. */
export const takeBackJob = 'messages.take_back';

const Telling = z.object({ tenantId: z.uuid(), messageId: z.uuid(), run: z.int() });
const TakingBack = z.object({ tenantId: z.uuid(), messageId: z.uuid(), after: z.uuid().optional() });
/** Members of one portion: as many as one transaction tells in a moment. */
const portion = 200;

/**
 * The next portion of members hears of a message; the one behind it is the next job. How far it came stands in the message, which is locked meanwhile: a job that was killed leaves
 * whole portions behind, one that comes twice goes on where the other ended, and one whose sending was taken back finds another number.
 */
export async function tellMembers(platform: Platform, payload: Record<string, unknown>): Promise<void> {
  const { tenantId, messageId, run } = Telling.parse(payload);
  const { db, clock, jobs } = platform;
  await db.transaction(async (tx) => {
    const row = await messagesOf(tx, { tenantId }).where('s.id', '=', messageId).forUpdate().executeTakeFirst();
    if (!row) return;
    const message = messageOf(row);
    if (message.run !== run || (message.state !== 'scheduled' && message.state !== 'sending')) return;
    const groupIds = await groupsOf(tx, { tenantId }, { messageId });
    const members = await membersFor(tx, { tenantId }, { groupIds })
      .select(['m.id', spokenLanguage('p.language_id', 'm.tenant_id').as('language_id')])
      .$if(message.toldThrough !== null, (query) => query.where('m.id', '>', message.toldThrough ?? ''))
      .orderBy('m.id')
      .limit(portion)
      .execute();
    const now = clock.now();
    if (members.length > 0)
      await tx
        .insertInto('messages.recipient')
        .values(members.map(({ id }) => ({ tenant_id: tenantId, message_id: messageId, member_id: id, told_at: now })))
        .execute();
    const news = members.map(({ id, language_id }) => ({
      memberId: id,
      kind: 'program_message' as const,
      facts: { messageId, title: textIn(message.title, localeOf(language_id) ?? 'pt-BR') },
      cause: causeOf(messageId),
    }));
    await tellMany(platform, tx, { tenantId }, news);
    const isDone = members.length < portion;
    await tx
      .updateTable('messages.message')
      .set({
        state: isDone ? 'sent' : 'sending',
        told: message.told + members.length,
        told_through: members.at(-1)?.id ?? message.toldThrough,
        // Whoever looks at a scheduled message sees an older one from here on.
        version: message.state === 'scheduled' ? message.version + 1 : message.version,
        ...(isDone ? { sent_at: now } : {}),
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', messageId)
      .execute();
    if (!isDone) await jobs.send({ tx, name: tellMembersJob, payload: { tenantId, messageId, run } });
  });
}

/** A portion of those who were told sees the message in their inbox no more, and no letter that waits carries it. */
export async function takeBackFromInboxes(platform: Platform, payload: Record<string, unknown>): Promise<void> {
  const { tenantId, messageId, after } = TakingBack.parse(payload);
  await platform.db.transaction(async (tx) => {
    const told = await tx
      .selectFrom('messages.recipient')
      .select('member_id')
      .where('tenant_id', '=', tenantId)
      .where('message_id', '=', messageId)
      .$if(after !== undefined, (query) => query.where('member_id', '>', after ?? ''))
      .orderBy('member_id')
      .limit(portion)
      .execute();
    const memberIds = told.map(({ member_id }) => member_id);
    await takeBackNotices(tx, { tenantId }, { memberIds, cause: causeOf(messageId) });
    const last = memberIds.at(-1);
    if (last !== undefined && memberIds.length === portion)
      await platform.jobs.send({ tx, name: takeBackJob, payload: { tenantId, messageId, after: last } });
  });
}
