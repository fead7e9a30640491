import type { Reader } from '../database/index.ts';
import type { Actor } from '../http/actor.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { takeTurn } from '../limits/index.ts';
import { purposeNamed, purposeOf, tidyName } from './purposes.ts';
import type { FileParts } from './storage.ts';
import { countWaiting } from './upload-rows.ts';

const waitingAtMost = 50;

export type UploadAsk = { purpose: string; name: string; bytes: number };

/** Whether this member may send this: refuses `not_found` without the permission, `file_too_large`, a fifty-first upload, and one for which there is no room. */
export async function judgeUpload({ db, clock, storage }: FileParts, actor: Actor, { purpose: called, bytes }: UploadAsk): Promise<void> {
  const purpose = purposeNamed(called);
  if (!purpose) throw new Refusal('invalid_request', { fields: { purpose: 'invalid_choice' } });
  const { needs, bytes: most } = purposeOf(purpose);
  if (needs.length > 0 && !needs.some((permission) => actor.permissions.has(permission))) throw notFound();
  if (bytes > most) throw new Refusal('file_too_large', { status: 413 });
  if (bytes === 0) throw new Refusal('file_unreadable');
  await refuseOneMore(db.write(), { actor, clock });
  await storage.vault.room.forClient(db.write(), { tenantId: actor.tenantId, bytes });
  await storage.vault.room.onDisk(bytes);
}

/** Writes down who sends what, before the first byte is taken. Those that a person begins at once are counted one after the other. */
export async function beginUpload({ db, clock }: FileParts, actor: Actor, { id, ...ask }: UploadAsk & { id: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurn({ clock }, tx, { what: 'upload', who: actor.personId });
    await refuseOneMore(tx, { actor, clock });
    await tx
      .insertInto('platform.upload')
      .values({
        id,
        tenant_id: actor.tenantId,
        site_id: actor.siteId,
        person_id: actor.personId,
        purpose: ask.purpose,
        name: tidyName(ask.name),
        bytes: ask.bytes,
        created_at: clock.now(),
        file_id: null,
      })
      .execute();
  });
}

async function refuseOneMore(db: Reader, ask: { actor: Actor; clock: FileParts['clock'] }): Promise<void> {
  if ((await countWaiting(db, ask)) >= waitingAtMost) throw new Refusal('too_many_requests', { retryAfterSeconds: 3_600 });
}
