import type { AuditPhoto } from '@vitrine/contract/photos';
import { claimMinutes } from '@vitrine/domain/kernel';
import { judgePhotoDecision } from '@vitrine/domain/photos';
import { within, type Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { isClaimedByOther } from '../identity/index.ts';
import { getPhotoToAudit } from './get-photo-to-audit.ts';
import { stateOf } from './photo-rows.ts';
import { getPhotoRow, lockPhoto, type LockedPhoto } from './queries.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage'>;

/** The row of a photo that this auditor may claim or decide now; refuses as `judgePhotoDecision` does (D37). */
export async function lockPhotoToDecide(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  actor: Actor,
  { photoId, version }: { photoId: string; version: number },
): Promise<LockedPhoto> {
  const photo = await lockPhoto(tx, actor, { photoId });
  const refusal = judgePhotoDecision({
    state: stateOf(photo),
    version: photo.version,
    seenVersion: version,
    isOwn: photo.member_id === actor.memberId,
    isClaimedByOther: isClaimedByOther(photo, actor, clock.now()),
  });
  if (refusal) throw new Refusal(refusal);
  return photo;
}

/** Keeps other auditors off a photo for five minutes; claimed again, five minutes from now (D37). */
export function claimPhoto(parts: Parts, actor: Actor, ask: { photoId: string; version: number }): Promise<AuditPhoto> {
  return parts.db.transaction(async (tx) => {
    await lockPhotoToDecide(parts, tx, actor, ask);
    await tx
      .updateTable('photos.photo')
      .set({ claimed_by: actor.memberId, claimed_until: parts.clock.in(claimMinutes * 60_000) })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', ask.photoId)
      .execute();
    return getPhotoToAudit(within(parts, tx), actor, ask);
  });
}

/** Gives a photo back to the queue. Somebody else's claim, or none, stays as it is: letting go twice is no mistake. */
export function releasePhoto({ db }: Pick<Platform, 'db'>, actor: Actor, { photoId }: { photoId: string }): Promise<Record<string, never>> {
  return db.transaction(async (tx) => {
    await getPhotoRow(tx, actor, { photoId });
    await tx
      .updateTable('photos.photo')
      .set({ claimed_by: null, claimed_until: null })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', photoId)
      .where('claimed_by', '=', actor.memberId)
      .execute();
    return {};
  });
}
