import {
  appealRefusals,
  postRefusals,
  replyRefusals,
  reportReasons,
  reportRefusals,
  restoreRefusals,
  statusRefusals,
  topicRefusals,
  topicStatuses,
} from '@vitrine/domain/forum';
import { fileRefusals } from '@vitrine/domain/kernel';
import { z } from 'zod';
import { endpoint, Id, Nothing, pageOf, PageQuery, SearchTerm } from '../kernel/index.ts';
import { Allowance, ForumBoard, ForumPost, ForumTopic, ForumTopicPage, Mentions, PostText, Reason, TopicTitle } from './shapes.ts';

/** Switched off, the forum is not there (CLI-03). */
const forum = { module: 'forum' } as const;
const oneBoard = z.object({ boardId: Id });
const oneTopic = z.object({ topicId: Id });
const onePost = z.object({ postId: Id });

export const listBoards = endpoint({
  ...forum,
  method: 'GET',
  path: '/forum/boards',
  answer: z.object({ items: z.array(ForumBoard) }),
  summary: 'Boards of the client that are for the member, in their order',
});

export const getBoard = endpoint({
  ...forum,
  method: 'GET',
  path: '/forum/boards/:boardId',
  params: oneBoard,
  answer: ForumBoard.extend({ allowance: Allowance, can: z.object({ open: z.boolean() }) }),
  summary: 'A board; a course’s board has the id of the course, and is there before anybody wrote on it',
});

export const listTopics = endpoint({
  ...forum,
  method: 'GET',
  path: '/forum/boards/:boardId/topics',
  params: oneBoard,
  query: PageQuery.extend({ search: SearchTerm.optional(), show: z.enum(['all', 'unread', 'mine']).default('all') }),
  answer: pageOf(ForumTopic),
  summary: 'Topics of a board: pinned ones first, then those that were written in last',
});

export const openTopic = endpoint({
  ...forum,
  method: 'POST',
  path: '/forum/boards/:boardId/topics',
  params: oneBoard,
  body: z.strictObject({ title: TopicTitle, text: PostText, mentionIds: Mentions }),
  answer: z.object({ id: Id }),
  refusals: topicRefusals,
  summary: 'Opens a topic; three an hour',
});

export const getTopic = endpoint({
  ...forum,
  method: 'GET',
  path: '/forum/topics/:topicId',
  params: oneTopic,
  answer: ForumTopicPage,
  summary: 'A topic with its own text, and what the member may do',
});

export const listReplies = endpoint({
  ...forum,
  method: 'GET',
  path: '/forum/topics/:topicId/replies',
  params: oneTopic,
  query: PageQuery,
  answer: pageOf(ForumPost),
  summary: 'Replies of a topic, the oldest first',
});

export const addReply = endpoint({
  ...forum,
  method: 'POST',
  path: '/forum/topics/:topicId/replies',
  params: oneTopic,
  body: z.strictObject({
    text: PostText,
    /** Another reply of the topic. */
    quoteId: Id.nullable(),
    /** An upload for `recording`, and its length by the clock of the device. */
    recording: z.strictObject({ fileId: Id, seconds: z.int().min(1, 'invalid').max(185, 'recording_too_long') }).nullable(),
    mentionIds: Mentions,
  }),
  answer: ForumPost,
  refusals: [...replyRefusals, ...fileRefusals],
  summary: 'Replies by text or by a recording; ten in ten minutes',
});

export const setTopicStatus = endpoint({
  ...forum,
  method: 'PUT',
  path: '/forum/topics/:topicId/status',
  params: oneTopic,
  body: z.strictObject({ status: z.enum(topicStatuses, 'invalid_choice') }),
  answer: ForumTopicPage,
  refusals: statusRefusals,
  summary: 'Closes or reopens a topic, by its author or a moderator; set again, it changes nothing',
});

export const pinTopic = endpoint({
  ...forum,
  method: 'PUT',
  path: '/forum/topics/:topicId/pin',
  params: oneTopic,
  body: z.strictObject({ isPinned: z.boolean() }),
  answer: ForumTopicPage,
  summary: 'Keeps a topic at the head of its board, by a moderator',
});

export const followTopic = endpoint({
  ...forum,
  method: 'PUT',
  path: '/forum/topics/:topicId/follow',
  params: oneTopic,
  body: z.strictObject({ isFollowing: z.boolean() }),
  answer: Nothing,
  summary: 'Whether the member is told of replies',
});

export const readTopic = endpoint({
  ...forum,
  method: 'PUT',
  path: '/forum/topics/:topicId/reading',
  params: oneTopic,
  body: z.strictObject({ upto: z.int().nonnegative() }),
  answer: Nothing,
  summary: 'Notes how far the member has read; it never goes back',
});

export const editPost = endpoint({
  ...forum,
  method: 'PUT',
  path: '/forum/posts/:postId',
  params: onePost,
  body: z.strictObject({ revision: z.int().positive(), text: PostText, title: TopicTitle.optional() }),
  answer: ForumPost,
  refusals: postRefusals,
  summary: 'Edits one’s own post while its topic is open; marked after ten minutes',
});

export const removePost = endpoint({
  ...forum,
  method: 'DELETE',
  path: '/forum/posts/:postId',
  params: onePost,
  answer: Nothing,
  summary: 'Removes one’s own post; it leaves a place where something answers it',
});

export const reportPost = endpoint({
  ...forum,
  method: 'POST',
  path: '/forum/posts/:postId/reports',
  params: onePost,
  body: z.strictObject({ reason: z.enum(reportReasons, 'invalid_choice'), note: Reason }),
  answer: Nothing,
  refusals: reportRefusals,
  summary: 'Reports a post to the moderators, once for each of its revisions',
});

export const restorePost = endpoint({
  ...forum,
  method: 'POST',
  path: '/forum/posts/:postId/restore',
  params: onePost,
  answer: Nothing,
  refusals: restoreRefusals,
  summary: 'Takes one’s own removal back, for thirty days; again, it changes nothing',
});

export const appealDecision = endpoint({
  ...forum,
  method: 'POST',
  path: '/forum/posts/:postId/appeal',
  params: onePost,
  body: z.strictObject({ text: Reason }),
  answer: Nothing,
  refusals: appealRefusals,
  summary: 'Asks once that another moderator looks at what was decided about one’s own post',
});

export const listMentionable = endpoint({
  ...forum,
  method: 'GET',
  path: '/forum/boards/:boardId/people',
  params: oneBoard,
  query: z.object({ search: SearchTerm.optional() }),
  answer: z.object({ items: z.array(z.object({ id: Id, name: z.string() })) }),
  summary: 'People who wrote on the board and may be named in a text, eight at most',
});
