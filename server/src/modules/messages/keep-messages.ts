import type { MessageDetail, MessageForm } from '@vitrine/contract/messages';
import type { Text } from '@vitrine/domain/kernel';
import { faultsOfDraft, isPlaceOpen, mayBeDone, type MessagePlace } from '@vitrine/domain/messages';
import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { mergeEdit, notFound, Refusal, refuseFields, refuseOld, type Actor, type Changes, type Was } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { audienceFaults } from '../identity/index.ts';
import { getMessageDraft } from './get-message-draft.ts';
import { formOf, messageOf, messagesOf, type Message } from './message-rows.ts';

export type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'jobs'>;
export type Seen = { messageId: string; version: number };

/** Drafts a message. Refuses `title_required` at `title`. */
export function createMessage(parts: Parts, actor: Actor, { title }: { title: Text }): Promise<{ id: string }> {
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    refuseFields({ title: faultsOfDraft({ title, body: {} }).title }, { prefix: '' });
    const now = parts.clock.now();
    await tx
      .insertInto('messages.message')
      .values({
        tenant_id: actor.tenantId,
        id,
        version: 1,
        state: 'draft',
        title: JSON.stringify(title),
        body: '{}',
        run: 0,
        told: 0,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await record(parts, tx, actor, { messageId: id, what: 'created', before: null, after: { title } });
    return { id };
  });
}

/** Saves a draft. Refuses `changed_meanwhile`, `message_fixed` once it is scheduled or gone, and below `message.` what is wrong with a field. */
export function saveMessage(
  parts: Parts,
  actor: Actor,
  { messageId, version, message: now, was }: Seen & { message: Changes<MessageForm>; was?: Was },
): Promise<MessageDetail> {
  return parts.db
    .transaction(async (tx) => {
      const message = await lockOf(tx, actor, { messageId });
      const before = await formOf(tx, actor, message);
      const form = mergeEdit({ version: message.version, form: before }, { version, now, was });
      if (!mayBeDone(message.state).save) throw new Refusal('message_fixed');
      const { groupIds } = await audienceFaults(tx, actor, { groupIds: form.groupIds, areaIds: [], tagIds: [] });
      refuseFields({ ...faultsOfDraft(form), ...placeFault(actor, form), groupIds }, { prefix: 'message.' });
      await tx
        .updateTable('messages.message')
        .set({
          title: JSON.stringify(form.title),
          body: JSON.stringify(form.body),
          place: form.place,
          version: message.version + 1,
          updated_at: parts.clock.now(),
        })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', messageId)
        .execute();
      await writeGroups(tx, actor, { messageId, groupIds: form.groupIds });
      await record(parts, tx, actor, { messageId, what: 'saved', before, after: form });
    })
    .then(() => getMessageDraft(parts, actor, { messageId }));
}

/** A button that leads where this client has nothing is refused at its field. */
export const placeFault = ({ modules }: Actor, { place }: { place: MessagePlace | null }) =>
  isPlaceOpen(place, modules) ? {} : ({ place: 'message_place_off' } as const);

/** Deletes a draft: nobody was told of it. Refuses `not_found`, and `message_fixed` once it is scheduled or gone. */
export async function removeMessage(parts: Parts, actor: Actor, { messageId }: { messageId: string }): Promise<Record<string, never>> {
  await parts.db.transaction(async (tx) => {
    const message = await lockOf(tx, actor, { messageId });
    if (!mayBeDone(message.state).remove) throw new Refusal('message_fixed');
    const before = await formOf(tx, actor, message);
    await writeGroups(tx, actor, { messageId, groupIds: [] });
    await tx.deleteFrom('messages.message').where('tenant_id', '=', actor.tenantId).where('id', '=', messageId).execute();
    await record(parts, tx, actor, { messageId, what: 'removed', before, after: null });
  });
  return {};
}

async function writeGroups(tx: Tx, { tenantId }: Actor, { messageId, groupIds }: { messageId: string; groupIds: readonly string[] }) {
  await tx.deleteFrom('messages.message_group').where('tenant_id', '=', tenantId).where('message_id', '=', messageId).execute();
  const named = [...new Set(groupIds)];
  if (named.length === 0) return;
  await tx
    .insertInto('messages.message_group')
    .values(named.map((group_id) => ({ tenant_id: tenantId, message_id: messageId, group_id })))
    .execute();
}

/** Locked before anything is judged: of two who save or send, the second is told. Refuses `not_found`, `changed_meanwhile`. */
export async function lockMessage(tx: Tx, actor: Actor, { messageId, version }: Seen): Promise<Message> {
  const message = await lockOf(tx, actor, { messageId });
  refuseOld(message, { version });
  return message;
}

async function lockOf(tx: Tx, actor: Actor, { messageId }: Pick<Seen, 'messageId'>): Promise<Message> {
  const row = await messagesOf(tx, actor).where('s.id', '=', messageId).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return messageOf(row);
}

export const record = (
  { clock, newId }: Pick<Parts, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  { messageId, what, ...sides }: { messageId: string; what: string; before: unknown; after: unknown },
): Promise<void> =>
  recordChange(tx, actor, { subject: 'message', subjectId: messageId, what: `message.${what}`, ...sides, now: clock.now(), id: newId() });
