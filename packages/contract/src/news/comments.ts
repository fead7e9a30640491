/** What members say under a piece of news, and how it is judged. */
import { commentLimit, commentReasons, commentRefusals, commentShows, commentVerdicts } from '@vitrine/domain/news';
import { z } from 'zod';
import { endpoint, Id, Instant, Nothing, pageOf, PageQuery } from '../kernel/index.ts';

const news = { module: 'news' } as const;
const one = z.object({ newsId: Id });
const comment = z.object({ commentId: Id });
/** Plain text; counted in code points, so that one emoji is not two. */
const Said = z
  .string()
  .trim()
  .min(1, 'required')
  .refine((text) => Array.from(text).length <= commentLimit, 'text_too_long');

export const NewsComment = z.object({
  id: Id,
  /** The first name of whoever wrote it. */
  by: z.string(),
  isMine: z.boolean(),
  text: z.string(),
  at: Instant,
  isEdited: z.boolean(),
  /** Taken off the page; whoever wrote it sees it still. */
  isHidden: z.boolean(),
  isReported: z.boolean(),
});
export type NewsComment = z.infer<typeof NewsComment>;

export const listComments = endpoint({
  ...news,
  method: 'GET',
  path: '/news/:newsId/comments',
  params: one,
  query: PageQuery,
  answer: pageOf(NewsComment).extend({ count: z.int(), can: z.object({ write: z.boolean() }) }),
  summary: 'What members say of a piece of news, the newest first',
});

export const writeComment = endpoint({
  ...news,
  method: 'POST',
  path: '/news/:newsId/comments',
  params: one,
  body: z.strictObject({ text: Said }),
  answer: NewsComment,
  refusals: commentRefusals,
  summary: 'Says something of a piece of news',
});

export const saveComment = endpoint({
  ...news,
  method: 'PUT',
  path: '/news-comments/:commentId',
  params: comment,
  body: z.strictObject({ text: Said }),
  answer: NewsComment,
  refusals: commentRefusals,
  summary: 'Changes one’s own comment',
});

export const removeComment = endpoint({
  ...news,
  method: 'DELETE',
  path: '/news-comments/:commentId',
  params: comment,
  answer: Nothing,
  summary: 'Takes one’s own comment away',
});

export const reportComment = endpoint({
  ...news,
  method: 'PUT',
  path: '/news-comments/:commentId/report',
  params: comment,
  body: z.strictObject({ reason: z.enum(commentReasons) }),
  answer: Nothing,
  refusals: commentRefusals,
  summary: 'Reports somebody else’s comment; again changes the reason',
});

export const JudgedComment = z.object({
  id: Id,
  newsId: Id,
  by: z.string(),
  text: z.string(),
  at: Instant,
  isEdited: z.boolean(),
  isHidden: z.boolean(),
  verdict: z.enum(commentVerdicts).nullable(),
  /** How often each reason was given. */
  reasons: z.array(z.object({ reason: z.enum(commentReasons), count: z.int() })),
  can: z.object({ judge: z.boolean() }),
});
export type JudgedComment = z.infer<typeof JudgedComment>;

export const listCommentsToJudge = endpoint({
  method: 'GET',
  path: '/console/news/:newsId/comments',
  needs: 'content.read',
  params: one,
  query: PageQuery.extend({ show: z.enum(commentShows).default('reported') }),
  answer: pageOf(JudgedComment).extend({ reported: z.int(), count: z.int() }),
  summary: 'Comments of a piece of news with what was reported, the newest first',
});

export const judgeComment = endpoint({
  method: 'PUT',
  path: '/console/news-comments/:commentId/verdict',
  needs: 'comments.judge',
  params: comment,
  body: z.strictObject({ verdict: z.enum(commentVerdicts) }),
  answer: JudgedComment,
  refusals: commentRefusals,
  summary: 'Keeps a comment, or takes it off the page',
});
