import type { LocalDate } from '../kernel/index.ts';
import type { PhotoFlag, PhotoReason, PhotoState } from './words.ts';

/** `other` says nothing by itself. */
export const needsNote = (reason: PhotoReason): boolean => reason === 'other';

export type SenderFacts = {
  /** The member's status in the program (D69). */
  status: string;
  isRegistered: boolean;
  today: LocalDate;
  beginsOn: LocalDate;
  endsOn: LocalDate;
  /** Null: the store does not take part. */
  store: { isRegistered: boolean; takesPhotos: boolean } | null;
};
export type SenderRefusal =
  | 'member_blocked'
  | 'member_not_approved'
  | 'not_registered'
  | 'campaign_closed'
  | 'store_not_participating'
  | 'store_not_registered'
  | 'phones_not_allowed';

/** Whether a member may send photos of a store now, in the order in which a person can act on it. Where phones are not allowed nobody is asked for any (D70). */
export function judgeSender({ status, isRegistered, today, beginsOn, endsOn, store }: SenderFacts): SenderRefusal | undefined {
  if (status === 'blocked') return 'member_blocked';
  if (status !== 'approved') return 'member_not_approved';
  if (!isRegistered) return 'not_registered';
  if (today < beginsOn || today > endsOn) return 'campaign_closed';
  if (!store) return 'store_not_participating';
  if (!store.isRegistered) return 'store_not_registered';
  return store.takesPhotos ? undefined : 'phones_not_allowed';
}

export type PhotoDecisionFacts = {
  state: PhotoState;
  version: number;
  /** The version that the auditor looked at. */
  seenVersion: number;
  isOwn: boolean;
  isClaimedByOther: boolean;
};
export type PhotoDecisionRefusal =
  | 'own_photo'
  | 'photo_already_approved'
  | 'photo_already_reproved'
  | 'changed_meanwhile'
  | 'claimed_by_other';

/** Whether an auditor may claim or decide a photo now; a stale decision is told which one came first (D37). */
export function judgePhotoDecision(facts: PhotoDecisionFacts): PhotoDecisionRefusal | undefined {
  if (facts.isOwn) return 'own_photo';
  if (facts.state === 'approved') return 'photo_already_approved';
  if (facts.state === 'reproved') return 'photo_already_reproved';
  if (facts.version !== facts.seenVersion) return 'changed_meanwhile';
  return facts.isClaimedByOther ? 'claimed_by_other' : undefined;
}

/** From so many reproved photos on, an auditor looks at the sender too. */
export const oftenReproved = 3;
/** A photo that lay on a device for so long may show another week. */
export const lateHours = 48;

/** What an auditor should look at twice. */
export function photoFlagsOf({
  isAlike,
  resent,
  reprovedBefore,
  hoursOnDevice,
}: {
  /** It looks like an earlier photo. */
  isAlike: boolean;
  resent: number;
  reprovedBefore: number;
  hoursOnDevice: number | null;
}): PhotoFlag[] {
  const raised: [PhotoFlag, boolean][] = [
    ['photo_alike', isAlike],
    ['resent', resent > 0],
    ['same_person_often', reprovedBefore >= oftenReproved],
    ['late_arrival', hoursOnDevice !== null && hoursOnDevice >= lateHours],
  ];
  return raised.flatMap(([flag, isRaised]) => (isRaised ? [flag] : []));
}
