/** Of a topic: a closed one takes no replies and no edits (FOR-01). */
export const topicStatuses = ['open', 'closed'] as const;
export type TopicStatus = (typeof topicStatuses)[number];

/** Who may open topics on a board. */
export const boardOpeners = ['members', 'staff'] as const;
export type BoardOpener = (typeof boardOpeners)[number];

/** How a post stands to whoever reads it; a hidden one waits for a moderator, or was hidden by one. */
export const postStates = ['shown', 'hidden', 'removed'] as const;
export type PostState = (typeof postStates)[number];

/** Who took a post away. */
export const postRemovers = ['author', 'moderator'] as const;
export type PostRemover = (typeof postRemovers)[number];

/** Why somebody reports a post, in the order of the list that they choose from. */
export const reportReasons = ['offensive', 'advertising', 'personal_data', 'false_information', 'off_topic', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Of what was reported: one item in the queue for each post (FOR-02). */
export const caseStates = ['waiting', 'judged'] as const;
export type CaseState = (typeof caseStates)[number];
/** Lists of the moderators: what waits, what was judged, and judged ones whose authors ask for another moderator. */
export const caseLists = [...caseStates, 'appealed'] as const;
export type CaseList = (typeof caseLists)[number];

/** What a moderator does about a reported post, the mildest first. */
export const forumDecisions = ['keep', 'warn', 'hide', 'remove', 'close'] as const;
export type ForumDecision = (typeof forumDecisions)[number];

/** For how many days somebody may be kept from writing; 0: not at all. */
export const muteDays = [0, 1, 3, 7, 30] as const;

const textRefusals = ['text_required', 'already_said', 'muted', 'mention_missing'] as const;
export const topicRefusals = ['title_required', 'board_of_staff', 'topic_limit', ...textRefusals] as const;
/** What a recording may be refused for, at `fileId` (FOR-03). */
export const recordingRefusals = ['recording_missing', 'recording_too_long'] as const;
export const replyRefusals = ['topic_closed', 'reply_limit', 'quote_missing', ...textRefusals, ...recordingRefusals] as const;
export const postRefusals = ['topic_closed', 'title_required', 'text_required', 'changed_meanwhile'] as const;
export const statusRefusals = ['closed_by_moderator', 'topic_removed'] as const;
export const reportRefusals = ['already_reported', 'already_judged', 'own_post', 'note_required'] as const;
export const decisionRefusals = ['already_judged', 'own_post', 'claimed_by_other', 'changed_meanwhile', 'why_required'] as const;
/** What came of an appeal: the decision stands, or is taken back. */
export const appealOutcomes = ['upheld', 'overturned'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];
/** How an appeal stands to the author of a post. */
export const appealStates = ['possible', 'waiting', ...appealOutcomes] as const;
export type AppealState = (typeof appealStates)[number];
export const appealRefusals = ['appeal_not_possible', 'already_appealed', 'text_required'] as const;
export const appealDecisionRefusals = ['already_judged', 'own_post', 'own_decision', 'why_required'] as const;
export const restoreRefusals = ['too_late_to_restore'] as const;
export const wordListRefusals = ['changed_meanwhile', 'word_too_short'] as const;
export const boardRefusals = ['name_required', 'board_of_course', 'changed_meanwhile'] as const;
export const forumRefusals = [
  ...topicRefusals,
  ...replyRefusals,
  ...postRefusals,
  ...statusRefusals,
  ...reportRefusals,
  ...decisionRefusals,
  ...boardRefusals,
  ...appealRefusals,
  ...appealDecisionRefusals,
  ...restoreRefusals,
  ...wordListRefusals,
] as const;
export type ForumRefusal = (typeof forumRefusals)[number];
