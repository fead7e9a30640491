import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile } from '@vitrine/contract/kernel';
import type { Actor } from '../http/actor.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { fileOf, findStored, type StoredRow } from './file-rows.ts';
import { purposeNamed } from './purposes.ts';
import type { FileParts } from './storage.ts';
import { findUpload, lockUpload } from './upload-rows.ts';

/**
 * Turns a complete upload into a stored file; ended again, it answers the same one (CAL-06). The bytes are judged outside of any
 * transaction, for a film takes seconds. Refuses `file_incomplete`, and whatever `examine` refuses.
 */
export async function completeUpload(parts: FileParts, actor: Actor, ask: { upload: string }): Promise<StoredFile> {
  const { db, clock, storage } = parts;
  const upload = await findUpload(db.write(), { actor, id: ask.upload, clock });
  const purpose = upload && purposeNamed(upload.purpose);
  if (!upload || !purpose) throw notFound();
  if (upload.file_id) return answerFor(parts, actor, upload.file_id);

  const path = join(storage.vault.uploadsDir, upload.id);
  const arrived = await stat(path).catch(() => null);
  if (arrived?.size !== upload.bytes) throw new Refusal('file_incomplete');
  const about = { purpose, name: upload.name, isPublic: false, isOurs: false };
  const row = await storage.vault.keep({ ...about, source: { path }, ...idsOf(actor) });
  const fileId = await settle(parts, actor, { upload: upload.id, row });
  await discardUpload(storage.vault.uploadsDir, upload.id);
  return answerFor(parts, actor, fileId);
}

const idsOf = ({ siteId, tenantId, personId }: Actor) => ({ siteId, tenantId, personId });

/** Of two that end one upload at once, the second waits at the lock and takes the first one's file; its own row is never written. */
function settle({ db }: FileParts, actor: Actor, { upload, row }: { upload: string; row: StoredRow }): Promise<string> {
  return db.transaction(async (tx) => {
    const waiting = await lockUpload(tx, { actor, id: upload });
    if (!waiting) throw notFound();
    if (waiting.fileId) return waiting.fileId;
    await tx.insertInto('platform.file').values(row).execute();
    await tx.updateTable('platform.upload').set({ file_id: row.id }).where('id', '=', upload).execute();
    return row.id;
  });
}

async function answerFor({ db, storage }: FileParts, actor: Actor, fileId: string): Promise<StoredFile> {
  const row = await findStored(db.write(), { tenantId: actor.tenantId, fileId });
  if (!row) throw notFound();
  const { purpose: _, ...file } = fileOf(row);
  return { ...file, url: storage.link(actor, file) };
}

/** Takes the bytes of an upload away, and what the protocol wrote down about it. */
export async function discardUpload(uploadsDir: string, id: string): Promise<void> {
  await rm(join(uploadsDir, id), { force: true });
  await rm(join(uploadsDir, `${id}.json`), { force: true });
}
