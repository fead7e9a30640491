/** News: what may be published, when it is seen, what counts as read, and when a comment is hidden. */
export {
  commentIsShown,
  isSeenAt,
  judgeNewsPublication,
  minutesToRead,
  newsReadingOf,
  standingOf,
  type NewsPublicationFacts,
} from './rules.ts';
export {
  commentLimit,
  commentReasons,
  commentRefusals,
  commentsAtOnce,
  commentShows,
  commentVerdicts,
  newsReadings,
  newsRefusals,
  newsStandings,
  newsStates,
  reportsThatHide,
  type CommentReason,
  type CommentVerdict,
  type NewsReading,
  type NewsRefusal,
  type NewsStanding,
  type NewsState,
} from './words.ts';
