import {
  appealStates,
  fitsIn,
  mentionsMost,
  postRemovers,
  postStates,
  postTextMost,
  reasonMost,
  titleMost,
  topicStatuses,
} from '@vitrine/domain/forum';
import { z } from 'zod';
import { Id, Instant } from '../kernel/index.ts';

const words = (most: number) =>
  z
    .string()
    .trim()
    .refine((text) => fitsIn(text, most), 'text_too_long');
export const TopicTitle = words(titleMost);
export const PostText = words(postTextMost);
export const Reason = words(reasonMost);
/** Members whom a post names; they are told. */
export const Mentions = z.array(Id).max(mentionsMost, 'too_many').default([]);

/** How many more the member may write now; none left: when the next one may be. Muted: until when. */
export const Allowance = z.object({ left: z.int().nonnegative(), nextAt: Instant.nullable(), mutedUntil: Instant.nullable() });
export type Allowance = z.infer<typeof Allowance>;

export const ForumBoard = z.object({
  id: Id,
  /** `course`: the board of a course, whose id it has. */
  subject: z.enum(['course']).nullable(),
  name: z.string(),
  description: z.string(),
  topics: z.int().nonnegative(),
  /** Topics with something that the member has not read. */
  unread: z.int().nonnegative(),
  lastAt: Instant.nullable(),
});
export type ForumBoard = z.infer<typeof ForumBoard>;

export const ForumTopic = z.object({
  id: Id,
  boardId: Id,
  /** Null: removed or hidden. */
  title: z.string().nullable(),
  author: z.string(),
  isMine: z.boolean(),
  status: z.enum(topicStatuses),
  isPinned: z.boolean(),
  state: z.enum(postStates),
  replies: z.int().nonnegative(),
  /** Replies that the member has not read; of a topic that was never opened, all of them. */
  unread: z.int().nonnegative(),
  isNew: z.boolean(),
  createdAt: Instant,
  lastAt: Instant,
});
export type ForumTopic = z.infer<typeof ForumTopic>;

export const ForumPost = z.object({
  id: Id,
  /** 0: the topic’s own text. */
  number: z.int().nonnegative(),
  author: z.string(),
  isMine: z.boolean(),
  state: z.enum(postStates),
  removedBy: z.enum(postRemovers).nullable(),
  /** Why a moderator removed it; told its author alone. */
  removedWhy: z.string(),
  /** Empty: removed, hidden, or a recording alone. */
  text: z.string(),
  audio: z.object({ url: z.string(), seconds: z.int() }).nullable(),
  /** Null: it answers the topic. */
  quote: z.object({ number: z.int(), author: z.string(), text: z.string(), isAudio: z.boolean(), isGone: z.boolean() }).nullable(),
  revision: z.int().positive(),
  createdAt: Instant,
  isEdited: z.boolean(),
  /** Of its author’s own post that moderators decided about; null: nothing to appeal against. */
  appeal: z.enum(appealStates).nullable(),
  can: z.object({ edit: z.boolean(), remove: z.boolean(), report: z.boolean(), quote: z.boolean() }),
});
export type ForumPost = z.infer<typeof ForumPost>;

export const ForumTopicPage = ForumTopic.extend({
  board: z.object({ id: Id, name: z.string() }),
  post: ForumPost,
  isFollowing: z.boolean(),
  /** The number of the first reply that the member has not read. */
  firstUnread: z.int().nullable(),
  isClosedByModerator: z.boolean(),
  closedAt: Instant.nullable(),
  allowance: Allowance,
  can: z.object({ reply: z.boolean(), close: z.boolean(), reopen: z.boolean(), pin: z.boolean() }),
});
export type ForumTopicPage = z.infer<typeof ForumTopicPage>;
