import { extensionOf, kindOf, officeEndings } from '@vitrine/domain/library';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import type { FileRow } from '../../platform/storage/index.ts';
import { officePagesJob } from './office-pages.ts';
import { readTextJob } from './read-text.ts';
import type { LibraryParts } from './record-on-library.ts';

type Ask = { itemId: string; fileId: string; number: number; note: object };
export type PlacedVersion = { id: string; file: FileRow; kind: string; extension: string };

/** An uploaded file becomes a version of an item, once and for ever. Refuses `file_missing`, `file_of_wrong_kind` and `file_already_used` at `fileId`. */
export async function placeVersion(
  { storage, clock, newId, jobs }: LibraryParts,
  tx: Tx,
  actor: Actor,
  { itemId, fileId, number, note }: Ask,
): Promise<PlacedVersion> {
  const [file] = await storage.find(tx, { tenantId: actor.tenantId, ids: [fileId] });
  if (!file) throw new Refusal('file_missing', { fields: { fileId: 'file_missing' } });
  refuseFields({ fileId: file.purpose === 'any' ? undefined : 'file_of_wrong_kind' }, { prefix: '' });
  await storage.own(tx, { tenantId: actor.tenantId, fileId, room: 'library', ownerId: itemId });
  const placed = { id: newId(), kind: kindOf(file), extension: extensionOf(file.name) };
  await tx
    .insertInto('library.item_version')
    .values({
      tenant_id: actor.tenantId,
      id: placed.id,
      item_id: itemId,
      number,
      file_id: fileId,
      name: file.name,
      content_type: file.contentType,
      kind: placed.kind,
      extension: placed.extension,
      bytes: file.bytes,
      pages: file.pages,
      seconds: file.seconds,
      note: JSON.stringify(note),
      created_at: clock.now(),
      created_by: actor.memberId,
    })
    .execute();
  if (officeEndings.some((ending) => ending === placed.extension))
    await jobs.send({ tx, name: officePagesJob, payload: { tenantId: actor.tenantId, versionId: placed.id } });
  await jobs.send({ tx, name: readTextJob, payload: { tenantId: actor.tenantId, versionId: placed.id } });
  return { ...placed, file };
}

/** By the unique index that keeps a file from standing in two places. */
export const usedFile = { item_version_tenant_id_file_id_key: { field: 'fileId', code: 'file_already_used' } };
