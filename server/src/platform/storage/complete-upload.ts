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
 * transaction, for a film takes seconds. Refuses `file_incomplete`, and whatever `examine` refuses or there is no room for: the bytes of such a one leave the disk at once, and whoever ends it
 * again is told the same.
 */
export async function completeUpload(parts: FileParts, actor: Actor, ask: { upload: string }): Promise<StoredFile> {
  const { db, clock, storage } = parts;
  const upload = await findUpload(db.write(), { actor, id: ask.upload, clock });
  const purpose = upload && purposeNamed(upload.purpose);
  if (!upload || !purpose) throw notFound();
  if (upload.file_id) return answerFor(parts, actor, upload.file_id);
  if (upload.refusal) throw new Refusal(upload.refusal);

  const path = join(storage.vault.uploadsDir, upload.id);
  const arrived = await stat(path).catch(() => null);
  if (arrived?.size !== upload.bytes) throw new Refusal('file_incomplete');
  const about = { purpose, name: upload.name, isPublic: false, isOurs: false };
  try {
    await storage.vault.room.onDisk(upload.bytes); // what is kept is written anew beside what arrived
    const row = await storage.vault.keep({ ...about, source: { path }, ...idsOf(actor) });
    const fileId = await settle(parts, actor, { upload: upload.id, row });
    await discardUpload(storage.vault.uploadsDir, upload.id);
    return await answerFor(parts, actor, fileId);
  } catch (fault) {
    if (fault instanceof Refusal && isFinal(fault)) await refuseUpload(parts, { id: upload.id, refusal: fault.code });
    throw fault;
  }
}

/** What took too long may be quicker another time: it is tried again without being sent again. */
const isFinal = ({ code }: Refusal) => code !== 'not_found' && code !== 'conversion_too_long';

/** Unless another call that ended the same upload has made it a file meanwhile. */
async function refuseUpload({ db, storage }: FileParts, { id, refusal }: { id: string; refusal: string }): Promise<void> {
  const { numUpdatedRows } = await db
    .write()
    .updateTable('platform.upload')
    .set({ refusal })
    .where('id', '=', id)
    .where('file_id', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await discardUpload(storage.vault.uploadsDir, id);
}

const idsOf = ({ siteId, tenantId, personId }: Actor) => ({ siteId, tenantId, personId });

/** Of two that end one upload at once, the second waits at the lock and takes the first one's file; its own row is never written. */
async function settle(parts: FileParts, actor: Actor, { upload, row }: { upload: string; row: StoredRow }): Promise<string> {
  const { db, storage } = parts;
  const settled = db.transaction(async (tx) => {
    const waiting = await lockUpload(tx, { actor, id: upload });
    if (!waiting) throw notFound();
    if (waiting.fileId) return waiting.fileId;
    await tx.insertInto('platform.file').values(row).execute();
    await storage.vault.room.holdClient(tx, { tenantId: actor.tenantId });
    await tx.updateTable('platform.upload').set({ file_id: row.id }).where('id', '=', upload).execute();
    return row.id;
  });
  return settled.catch(async (fault: unknown) => {
    if (fault instanceof Refusal) await takeFromBlobStore(parts, row.sha256);
    throw fault;
  });
}

/** A content that nobody names, for its row was refused. */
async function takeFromBlobStore({ db, storage }: FileParts, sha256: string): Promise<void> {
  const named = await db.write().selectFrom('platform.file').select('id').where('sha256', '=', sha256).limit(1).executeTakeFirst();
  if (!named) await storage.vault.blobStore.remove(sha256);
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
