/** What a piece of news is for those who write it: retired ones may be published again. */
export const newsStates = ['draft', 'published', 'retired'] as const;
export type NewsState = (typeof newsStates)[number];

/** Where it stands at this moment: a published one may wait for its day, or be over. */
export const newsStatuses = ['draft', 'scheduled', 'shown', 'over', 'retired'] as const;
export type NewsStatus = (typeof newsStatuses)[number];

export const newsRefusals = [
  'title_required',
  'name_required',
  'cover_alt_required',
  'block_unfinished',
  'dates_reversed',
  'nothing_to_publish',
  'news_retired',
  'file_missing',
  'file_of_wrong_kind',
  'in_use',
] as const;
export type NewsRefusal = (typeof newsRefusals)[number];

/** Where a piece of news stands for one member. */
export const newsReadings = ['not_started', 'in_progress', 'done'] as const;
export type NewsReading = (typeof newsReadings)[number];

/** What a member may say of a piece by one sign, one a person. */
export const reactionKinds = ['like', 'idea', 'love', 'party', 'wow'] as const;
export type ReactionKind = (typeof reactionKinds)[number];

/** Seen so far of a piece, for so many seconds, it counts as read, as it does at its end. */
export const readFrom = { share: 0.6, seconds: 5 } as const;

/** Signs of a comment, and how many a member may write within so many minutes. */
export const commentLimit = 2_000;
export const commentsAtOnce = { comments: 10, minutes: 10 } as const;
/** So many different people who report a comment hide it until somebody judges. */
export const reportsThatHide = 3;
export const commentReasons = ['offensive', 'spam', 'personal_data', 'other'] as const;
export type CommentReason = (typeof commentReasons)[number];
export const commentVerdicts = ['kept', 'hidden'] as const;
export type CommentVerdict = (typeof commentVerdicts)[number];
/** What a moderator looks at. */
export const commentShows = ['reported', 'hidden', 'all'] as const;
export const commentRefusals = ['comments_off', 'comment_hidden', 'own_comment'] as const;
