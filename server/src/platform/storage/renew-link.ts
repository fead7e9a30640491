import type { Actor } from '../http/actor.ts';
import { notFound } from '../http/refusal.ts';
import { findStored, type StoredRow } from './file-rows.ts';
import type { FileAccess, FileParts } from './storage.ts';

type Renewal = { fileId: string; access: FileAccess };

/** A new link, if the room that owns the file lets the actor see it. Refuses `not_found` for anything else. */
export async function renewLink(
  { db, storage }: FileParts,
  actor: Actor,
  { fileId, access }: Renewal,
): Promise<{ url: string; expiresAt: string }> {
  const row = await findStored(db.read(), { tenantId: actor.tenantId, fileId });
  if (!row || !(await maySee(actor, row, access))) throw notFound();
  const url = storage.link(actor, row);
  const expires = Number(new URLSearchParams(url.split('?')[1]).get('expires'));
  return { url, expiresAt: new Date(expires * 1_000).toISOString() };
}

/** A file that no room owns yet is its sender's, and of those who read all content. */
async function maySee(actor: Actor, row: StoredRow, access: FileAccess): Promise<boolean> {
  if (row.is_public) return true;
  if (row.owner_room === null || row.owner_id === null) return row.created_by === actor.personId || actor.permissions.has('content.read');
  return (await access[row.owner_room]?.(actor, { ownerId: row.owner_id, fileId: row.id })) ?? false;
}
