import { useQueryClient } from '@tanstack/react-query';
import type { AuditPhoto, AuditPhotoRow } from '@vitrine/contract/photos';
import { needsNote, type PhotoReason } from '@vitrine/domain/photos';
import { useReason, type DeedsOnScreen, type Step } from '../../../shared/queue/index.ts';
import { approve, photoQuery, reprove } from './api.ts';

type Why = { reason: PhotoReason; note: string };
export type Verb = 'approve' | 'reprove';

/** Refusals that mean: somebody or something was faster. The screen tells what happened. */
const stale = ['photo_already_approved', 'photo_already_reproved', 'changed_meanwhile', 'claimed_by_other'];

/** How photos are approved and reproved: kept for ten seconds, then sent, each under its own key. */
function useVerdicts(deeds: DeedsOnScreen<Verb>) {
  const queries = useQueryClient();
  const stepOf = (photo: AuditPhotoRow, why?: Why): Step => ({
    id: photo.id,
    name: `${photo.typeName} · ${photo.storeName}`,
    send: async (how) => {
      const decided = await (why ? reprove(photo, why, how) : approve(photo, how));
      queries.setQueryData(photoQuery(photo.id).queryKey, decided);
    },
  });
  return (photos: readonly AuditPhotoRow[], why?: Why) =>
    deeds.add(
      why ? 'reprove' : 'approve',
      photos.map((photo) => stepOf(photo, why)),
    );
}

type Way = { of: string | undefined; photos: readonly AuditPhotoRow[]; deeds: DeedsOnScreen<Verb>; onDecided: () => void };

/** Approving and reproving the open photo, or all the marked ones. */
export function useDecision({ of, photos, deeds, onDecided }: Way) {
  const give = useVerdicts(deeds);
  const reason = useReason<PhotoReason>(of, needsNote);
  return {
    ...reason,
    approve: () => {
      give(photos);
      onDecided();
    },
    reprove: () => {
      const why = reason.check();
      if (!why) return;
      give(photos, why);
      onDecided();
    },
  };
}
export type Decision = ReturnType<typeof useDecision>;

/** Whether the open photo can be decided here now, and what came in between. */
export function standingAt(audited: AuditPhoto | undefined, deeds: DeedsOnScreen<Verb>) {
  const deed = deeds.of(audited?.id);
  const code = deeds.refusalOf(audited?.id);
  const isTaken = audited?.claim !== null && audited?.claim?.isMine === false;
  return {
    deed,
    mayDecide: audited?.can.decide === true && deed === undefined && !isTaken,
    stale: code !== undefined && stale.includes(code) ? code : undefined,
    refusal: code !== undefined && !stale.includes(code) ? code : undefined,
  };
}
