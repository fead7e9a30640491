import {
  appealDecisionRefusals,
  appealOutcomes,
  boardOpeners,
  boardRefusals,
  caseLists,
  caseStates,
  decisionRefusals,
  forumDecisions,
  muteDays,
  postStates,
  reportReasons,
  topicStatuses,
  wordLengthMost,
  wordListRefusals,
  wordsMost,
} from '@vitrine/domain/forum';
import { z } from 'zod';
import { changed, endpoint, exportOf, Id, Instant, LocaleText, Nothing, pageOf, PageQuery, SearchTerm, Was } from '../kernel/index.ts';
import { Reason } from './shapes.ts';

const moderate = { needs: 'forum.moderate' } as const;
const write = { needs: 'forum.write', refusals: boardRefusals } as const;
const oneCase = z.object({ caseId: Id });
const oneBoard = z.object({ boardId: Id });
const Claim = z.object({ by: z.string(), isMine: z.boolean(), until: Instant });

export const ForumCaseRow = z.object({
  id: Id,
  version: z.int(),
  state: z.enum(caseStates),
  topicId: Id,
  topicTitle: z.string(),
  boardName: z.string(),
  author: z.object({ memberId: Id, name: z.string() }),
  /** The beginning of the text; empty for a recording alone. */
  excerpt: z.string(),
  isAudio: z.boolean(),
  isTopic: z.boolean(),
  isHidden: z.boolean(),
  reporters: z.int(),
  reasons: z.array(z.enum(reportReasons)),
  openedAt: Instant,
  decision: z.enum(forumDecisions).nullable(),
  decidedAt: Instant.nullable(),
  claim: Claim.nullable(),
  /** The word of the client’s list for which it waits, where nobody reported it. */
  heldWord: z.string().nullable(),
  /** Its author asks for another moderator. */
  isAppealed: z.boolean(),
});
export type ForumCaseRow = z.infer<typeof ForumCaseRow>;

export const ForumCase = ForumCaseRow.extend({
  post: z.object({
    number: z.int(),
    text: z.string(),
    audio: z.object({ url: z.string(), seconds: z.int() }).nullable(),
    state: z.enum(postStates),
    createdAt: Instant,
    editedAt: Instant.nullable(),
    revision: z.int(),
  }),
  /** What stood there before, the newest first. */
  revisions: z.array(z.object({ revision: z.int(), title: z.string().nullable(), text: z.string(), writtenAt: Instant })),
  /** What was written in the topic right before it, the oldest first. */
  before: z.array(z.object({ number: z.int(), author: z.string(), text: z.string(), isAudio: z.boolean(), createdAt: Instant })),
  reports: z.array(
    z.object({ name: z.string(), reason: z.enum(reportReasons), note: z.string(), at: Instant, isOfThisRevision: z.boolean() }),
  ),
  topic: z.object({ status: z.enum(topicStatuses), replies: z.int(), isPinned: z.boolean() }),
  /** Of the author: how much they wrote, and what moderators did about it before. */
  history: z.object({ posts: z.int(), removed: z.int(), warned: z.int(), mutedUntil: Instant.nullable() }),
  judged: z.object({ by: z.string(), why: z.string(), muteDays: z.int() }).nullable(),
  appeal: z
    .object({
      text: z.string(),
      at: Instant,
      outcome: z.enum(appealOutcomes).nullable(),
      why: z.string(),
      by: z.string(),
      decidedAt: Instant.nullable(),
    })
    .nullable(),
  can: z.object({ claim: z.boolean(), decide: z.boolean(), decideAppeal: z.boolean() }),
});
export type ForumCase = z.infer<typeof ForumCase>;

export const listForumReports = endpoint({
  ...moderate,
  method: 'GET',
  path: '/console/forum/reports',
  query: PageQuery.extend({
    state: z.enum(caseLists).default('waiting'),
    show: z.enum(['all', 'hidden']).default('all'),
    search: SearchTerm.optional(),
  }),
  answer: pageOf(ForumCaseRow).extend({ counts: z.object({ all: z.int(), hidden: z.int() }) }),
  summary: 'Reported posts: those that wait the oldest first, judged ones the newest first',
});
export const exportForumReports = exportOf(listForumReports);

export const getForumReport = endpoint({
  ...moderate,
  method: 'GET',
  path: '/console/forum/reports/:caseId',
  params: oneCase,
  answer: ForumCase,
  summary: 'A reported post with all that a moderator decides by',
});

export const claimForumReport = endpoint({
  ...moderate,
  method: 'POST',
  path: '/console/forum/reports/:caseId/claim',
  params: oneCase,
  body: z.strictObject({ version: z.int() }),
  answer: ForumCase,
  refusals: decisionRefusals,
  summary: 'Keeps other moderators off a report for five minutes',
});

export const releaseForumReport = endpoint({
  ...moderate,
  method: 'POST',
  path: '/console/forum/reports/:caseId/release',
  params: oneCase,
  answer: Nothing,
  summary: 'Gives a report back to the queue',
});

export const decideForumReport = endpoint({
  ...moderate,
  method: 'POST',
  path: '/console/forum/reports/:caseId/decision',
  params: oneCase,
  body: z.strictObject({
    version: z.int(),
    decision: z.enum(forumDecisions, 'invalid_choice'),
    why: Reason,
    muteDays: z.literal(muteDays, 'invalid_choice'),
  }),
  answer: ForumCase,
  refusals: decisionRefusals,
  summary: 'Judges a reported post; author and reporters are told what was done and why',
});

export const decideAppeal = endpoint({
  ...moderate,
  method: 'POST',
  path: '/console/forum/reports/:caseId/appeal',
  params: oneCase,
  body: z.strictObject({ outcome: z.enum(appealOutcomes, 'invalid_choice'), why: Reason }),
  answer: ForumCase,
  refusals: appealDecisionRefusals,
  summary: 'Upholds a decision or takes it back, by another moderator than who made it; its author is told',
});

export const ForumWords = z.object({ version: z.int(), words: z.array(z.string()), can: z.object({ save: z.boolean() }) });
export type ForumWords = z.infer<typeof ForumWords>;

export const getForumWords = endpoint({
  ...moderate,
  method: 'GET',
  path: '/console/forum/words',
  answer: ForumWords,
  summary: 'Words that the client does not want to read in its forum',
});

export const saveForumWords = endpoint({
  needs: 'forum.write',
  method: 'PUT',
  path: '/console/forum/words',
  body: z.strictObject({
    version: z.int(),
    words: z.array(z.string().trim().max(wordLengthMost, 'text_too_long')).max(wordsMost, 'too_many'),
  }),
  answer: ForumWords,
  refusals: wordListRefusals,
  summary: 'Saves the words; what is written with one of them from now on waits for a moderator',
});

export const ForumMute = z.object({ memberId: Id, name: z.string(), until: Instant, why: z.string(), by: z.string(), at: Instant });
export type ForumMute = z.infer<typeof ForumMute>;

export const listForumMutes = endpoint({
  ...moderate,
  method: 'GET',
  path: '/console/forum/mutes',
  answer: z.object({ items: z.array(ForumMute) }),
  summary: 'Who may not write now',
});

export const endForumMute = endpoint({
  ...moderate,
  method: 'DELETE',
  path: '/console/forum/mutes/:memberId',
  params: z.object({ memberId: Id }),
  answer: Nothing,
  summary: 'Lets somebody write again',
});

export const BoardFields = z.strictObject({
  name: LocaleText(80),
  description: LocaleText(300),
  /** The lower stands first. */
  position: z.int('invalid').min(0, 'number_too_small').max(999, 'number_too_big'),
  opener: z.enum(boardOpeners, 'invalid_choice'),
  /** Whom it is for: nobody named is everybody; of each kind that limits it, one has to be met (CLI-09). */
  groupIds: z.array(Id).max(100, 'too_many'),
  areaIds: z.array(Id).max(100, 'too_many'),
  tagIds: z.array(Id).max(100, 'too_many'),
});
export type BoardFields = z.infer<typeof BoardFields>;

export const BoardRow = z.object({
  id: Id,
  name: z.string(),
  opener: z.enum(boardOpeners),
  position: z.int(),
  topics: z.int(),
  isLimited: z.boolean(),
  isRetired: z.boolean(),
});
export type BoardRow = z.infer<typeof BoardRow>;

export const BoardDetail = z.object({
  id: Id,
  version: z.int(),
  isRetired: z.boolean(),
  board: BoardFields,
  can: z.object({ save: z.boolean() }),
});
export type BoardDetail = z.infer<typeof BoardDetail>;

export const listBoardsToKeep = endpoint({
  ...moderate,
  method: 'GET',
  path: '/console/forum/boards',
  answer: z.object({ items: z.array(BoardRow), can: z.object({ create: z.boolean() }) }),
  summary: 'Boards of the client, in their order; those of courses follow their courses',
});

export const createBoard = endpoint({
  ...write,
  method: 'POST',
  path: '/console/forum/boards',
  body: BoardFields,
  answer: z.object({ id: Id }),
  summary: 'Makes a board',
});

export const getBoardToKeep = endpoint({
  ...moderate,
  method: 'GET',
  path: '/console/forum/boards/:boardId',
  params: oneBoard,
  answer: BoardDetail,
  summary: 'A board as it is edited',
});

export const saveBoard = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/forum/boards/:boardId',
  params: oneBoard,
  body: z.strictObject({ version: z.int(), board: changed(BoardFields), was: Was }),
  answer: BoardDetail,
  summary: 'Saves a board; fields are refused below `board.`',
});

export const retireBoard = endpoint({
  ...write,
  method: 'POST',
  path: '/console/forum/boards/:boardId/retire',
  params: oneBoard,
  body: z.strictObject({ version: z.int(), isRetired: z.boolean() }),
  answer: BoardDetail,
  summary: 'Takes a board off the forum, or puts it back; what was written stays',
});
