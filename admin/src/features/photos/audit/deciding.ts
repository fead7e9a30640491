import type { AuditPhoto, AuditPhotoRow } from '@vitrine/contract/photos';
import { needsNote, type PhotoReason } from '@vitrine/domain/photos';
import type { Deciding, Decision } from '../../../shared/queue/index.ts';
import { approve, photoQuery, reprove } from './api.ts';

export type Verb = 'approve' | 'reprove';
export type PhotoDecision = Decision<Verb, PhotoReason>;

/** Refusals that mean: somebody or something was faster. The screen tells what happened. */
const stale = ['photo_already_approved', 'photo_already_reproved', 'changed_meanwhile', 'claimed_by_other'];

/** How photos are approved and reproved. */
export const deciding: Deciding<AuditPhotoRow, Verb, PhotoReason> = {
  approve: 'approve',
  refuse: 'reprove',
  needsNote,
  isStale: (refusal) => stale.includes(refusal),
  nameOf: (photo) => `${photo.typeName} · ${photo.storeName}`,
  send: (photo, why, how) => (why ? reprove(photo, why, how) : approve(photo, how)),
  keyOf: (id) => photoQuery(id).queryKey,
};

/** Whether the open photo can be decided here now. */
export const mayDecide = (audited: AuditPhoto | undefined, { pendingAction }: PhotoDecision): boolean =>
  audited?.can.decide === true && pendingAction === undefined && audited.claim?.isMine !== false;
