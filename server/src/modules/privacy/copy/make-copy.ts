import { copyExpiry } from '@vitrine/domain/privacy';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { emailLook } from '../../tenancy/index.ts';
import { membershipsOf } from '../leaving/memberships.ts';
import type { PersonalRooms } from '../personal-records.ts';
import { findOwner } from '../../identity/index.ts';
import { archiveOf } from './archive-of.ts';
import { copyFiles, findCopy, type CopyRow } from './copy-rows.ts';
import { partsOf } from './parts-of.ts';

export const copyJob = 'identity.make-copy';
const Payload = z.object({
  personId: z.uuid(),
  copyId: z.uuid(),
  /** The copy whose place this one takes: its file goes. */
  replaced: z.object({ id: z.uuid(), tenantId: z.uuid() }).nullable(),
});

type Parts = Pick<Platform, 'db' | 'clock' | 'storage' | 'publish' | 'settings'>;

/** What the archive is called on the person's device. */
export const copyName = (askedAt: string): string => `vitrine-${askedAt.slice(0, 10)}.zip`;

/**
 * Makes the copy that was asked for and has the person told (PRO-05). Bears being killed at any place, being done twice and by two at once: the one that is ready first stays, and what
 * another one left goes. A request that was replaced, or whose person left meanwhile, is nobody's any more, and nothing of it is kept.
 */
export async function makeCopy(parts: Parts, rooms: PersonalRooms, payload: Record<string, unknown>): Promise<void> {
  const { personId, copyId, replaced } = Payload.parse(payload);
  if (replaced) await parts.storage.forgetOwned({ tenantId: replaced.tenantId, room: copyFiles, ownerId: replaced.id });
  const asked = await findCopy(parts.db.write(), { personId });
  if (!asked || asked.id !== copyId || asked.ready_at !== null) return;
  const content = await contentOf(parts, rooms, asked);
  if (!content) return;
  const file = await parts.storage.keepArchive({
    siteId: asked.site_id,
    tenantId: asked.tenant_id,
    personId,
    room: copyFiles,
    ownerId: copyId,
    name: copyName(asked.asked_at),
    contentType: 'application/zip',
    content,
    isWanted: (tx) => isWaiting(tx, asked),
  });
  if (file) await note(parts, asked, { fileId: file.id, bytes: file.bytes });
  const kept = await findCopy(parts.db.write(), { personId });
  const except = kept?.id === copyId && kept.file_id !== null ? { except: kept.file_id } : {};
  await parts.storage.forgetOwned({ tenantId: asked.tenant_id, room: copyFiles, ownerId: copyId, ...except });
}

async function contentOf(parts: Parts, rooms: PersonalRooms, asked: CopyRow): Promise<AsyncIterable<Buffer> | null> {
  const { person_id: personId, site_id: siteId, tenant_id: tenantId } = asked;
  const db = parts.db.write(); // what they saw is in it
  const owner = await findOwner(db, { siteId, fact: { personId } });
  if (!owner) return null;
  const { name: brand } = await emailLook(parts, { siteId, tenantId });
  const memberships = await membershipsOf(db, { siteId, personId });
  return archiveOf({
    locale: owner.locale,
    fullName: owner.fullName,
    brand,
    askedAt: asked.asked_at,
    parts: await partsOf(parts, rooms, { owner, memberships }),
  });
}

/** The row is held until the file’s own is written: whoever erases the person takes it away before their files. */
async function isWaiting(tx: Tx, { person_id: personId, id }: CopyRow): Promise<boolean> {
  const row = await tx
    .selectFrom('privacy.copy')
    .select('id')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

async function note({ db, clock, publish }: Parts, asked: CopyRow, { fileId, bytes }: { fileId: string; bytes: number }): Promise<void> {
  await db.transaction(async (tx) => {
    const readyAt = clock.now();
    const noted = await tx
      .updateTable('privacy.copy')
      .set({ ready_at: readyAt, expires_at: copyExpiry(readyAt), file_id: fileId, bytes })
      .where('person_id', '=', asked.person_id)
      .where('id', '=', asked.id)
      .where('ready_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (noted.numUpdatedRows === 0n) return;
    const payload = { memberId: asked.member_id, copyId: asked.id };
    await publish(tx, { event: 'identity.copy_ready', tenantId: asked.tenant_id, payload });
  });
}
