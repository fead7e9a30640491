import { mostAttachments, type MessageKind } from '@vitrine/domain/support';
import { violatedKey, type Tx } from '../../platform/database/index.ts';
import { Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import type { SupportParts, Tenant } from './ticket-rows.ts';

type Said = { ticketId: string; bornKey: string; kind: MessageKind; memberId: string | null; text: string };

/** Puts a message under a ticket, which is locked; undefined where it stands there already. */
export async function writeMessage(
  { newId, clock }: Pick<SupportParts, 'newId' | 'clock'>,
  tx: Tx,
  { tenantId }: Tenant,
  { ticketId, bornKey, kind, memberId, text }: Said,
): Promise<string | undefined> {
  const written = await tx
    .insertInto('support.message')
    .values({
      tenant_id: tenantId,
      id: newId(),
      ticket_id: ticketId,
      born_key: bornKey,
      kind,
      member_id: memberId,
      text,
      said_at: clock.now(),
    })
    .onConflict((taken) => taken.columns(['tenant_id', 'ticket_id', 'born_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written?.id;
}

/** Puts pictures and papers that this member uploaded under a message. Refuses `too_many_files`, `file_missing`, `file_type_refused` and `file_already_used` at `fileIds`. */
export async function attachFiles(
  { storage }: Pick<SupportParts, 'storage'>,
  tx: Tx,
  actor: Actor,
  { ticketId, messageId, fileIds }: { ticketId: string; messageId: string; fileIds: readonly string[] },
): Promise<void> {
  if (fileIds.length === 0) return;
  const files = await storage.find(tx, { tenantId: actor.tenantId, ids: fileIds, uploadedBy: actor.personId });
  refuseFields({ fileIds: faultOf(files, fileIds) }, { prefix: '' });
  for (const fileId of fileIds) await storage.own(tx, { tenantId: actor.tenantId, fileId, room: 'support', ownerId: ticketId });
  try {
    await tx
      .insertInto('support.attachment')
      .values(fileIds.map((file_id, position) => ({ tenant_id: actor.tenantId, file_id, message_id: messageId, position })))
      .execute();
  } catch (fault) {
    if (violatedKey(fault) !== 'attachment_pkey') throw fault;
    throw new Refusal('file_already_used', { fields: { fileIds: 'file_already_used' } });
  }
}

function faultOf(files: readonly { purpose: string }[], ids: readonly string[]) {
  if (new Set(ids).size > mostAttachments) return 'too_many_files';
  if (new Set(ids).size !== ids.length || files.length !== ids.length) return 'file_missing';
  return files.every(({ purpose }) => purpose === 'attachment') ? undefined : 'file_type_refused';
}
