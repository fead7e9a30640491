/** Where a photo stands (PHO-01). */
export const photoStates = ['awaiting', 'approved', 'reproved'] as const;
export type PhotoState = (typeof photoStates)[number];

/** When a campaign credits a photo (PHO-03). */
export const creditMoments = ['at_once', 'on_approval'] as const;
export type CreditMoment = (typeof creditMoments)[number];

/** Why an auditor reproves a photo, in the order of the number keys that choose them. */
export const photoReasons = ['dark', 'repeated', 'other_type', 'cropped', 'not_of_store', 'people', 'other'] as const;
export type PhotoReason = (typeof photoReasons)[number];

/** What an auditor should look at twice; none of them refuses a photo. */
export const photoFlags = ['photo_alike', 'resent', 'same_person_often', 'late_arrival'] as const;
export type PhotoFlag = (typeof photoFlags)[number];

/** Why a photo is not taken, or a decision on it is not. */
export const photosRefusals = [
  'member_blocked',
  'member_not_approved',
  'not_registered',
  'campaign_closed',
  'budget_spent',
  'store_not_participating',
  'store_not_registered',
  'phones_not_allowed',
  'photo_type_unknown',
  'photo_already_sent',
  'picture_already_sent',
  'photo_already_approved',
  'photo_already_reproved',
  'claimed_by_other',
  'own_photo',
  'note_required',
  'name_required',
  'photo_points_fixed',
  'photo_credits_fixed',
] as const;
export type PhotosRefusal = (typeof photosRefusals)[number];
