/** Ranks of a program, the lowest first (D27): basic or junior, intermediate or Creator, highest or Influencer. */
export const ranks = [1, 2, 3] as const;
export type Rank = (typeof ranks)[number];
/** Ranks that are reached by experience. */
export const reachedRanks = [2, 3] as const;
export type ReachedRank = (typeof reachedRanks)[number];

/** Where a request for a level stands (LVL-02, LVL-03). */
export const levelRequestStates = ['open', 'approved', 'refused'] as const;
export type LevelRequestState = (typeof levelRequestStates)[number];

/** Why an administrator refuses a level, in the order of the number keys that choose them. */
export const levelReasons = ['invoices_refused', 'experience_short', 'rules_broken', 'other'] as const;
export type LevelReason = (typeof levelReasons)[number];

export const levelsRefusals = [
  'name_required',
  'minimums_fixed',
  'highest_too_low',
  'level_already_approved',
  'level_already_refused',
  'own_level',
  'note_required',
  'member_blocked',
  'invoices_open',
  'experience_short',
] as const;
export type LevelsRefusal = (typeof levelsRefusals)[number];
