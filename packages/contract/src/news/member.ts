/** News as members see them. */
import { newsReadings, reactionKinds } from '@vitrine/domain/news';
import { z } from 'zod';
import { endpoint, Id, Instant, pageOf, PageQuery, SearchTerm, ShownBlocks } from '../kernel/index.ts';

const news = { module: 'news' } as const;
const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** `all`, or up to twenty words with commas between them. */
const listOf = (word: string) =>
  z
    .string()
    .regex(new RegExp(`^(all|(${word})(,(${word})){0,19})$`, 'i'), 'invalid')
    .default('all');

/** The shared fields of filters under their names (FIL-01). `extensions` takes endings of the files in a piece of news; `assigned` is what must be read. */
export const NewsQuery = PageQuery.extend({
  favorite: z.enum(['all', 'favorite']).default('all'),
  progress: z.enum(['all', ...newsReadings]).default('all'),
  search: SearchTerm.optional(),
  selected_areas: listOf(id),
  selected_groups: listOf(id),
  selected_tags: listOf(id),
  subscription_type: z.enum(['all', 'self', 'assigned']).default('all'),
  categories: listOf(`${id}|none`),
  extensions: listOf('[a-z0-9]{1,16}'),
});
export type NewsQuery = z.infer<typeof NewsQuery>;

export const NewsCard = z.object({
  id: Id,
  title: z.string(),
  lead: z.string(),
  /** Signed for whoever asked. */
  coverUrl: z.string().nullable(),
  coverAlt: z.string(),
  category: z.string(),
  shownFrom: Instant,
  minutes: z.int(),
  isPinned: z.boolean(),
  isMustRead: z.boolean(),
  reading: z.enum(newsReadings),
  isFavourite: z.boolean(),
});
export type NewsCard = z.infer<typeof NewsCard>;

/** How many said what of a piece, and what the member did: at most one thing. */
export const NewsReactions = z.object({
  counts: z.record(z.enum(reactionKinds), z.int().nonnegative()),
  mine: z.enum(reactionKinds).nullable(),
});
export type NewsReactions = z.infer<typeof NewsReactions>;

export const NewsPage = NewsCard.extend({
  blocks: ShownBlocks,
  tags: z.array(z.string()),
  /** Who published it. */
  by: z.string(),
  /** False hides the form and keeps what was written. */
  hasComments: z.boolean(),
  comments: z.int(),
  reactions: NewsReactions,
});
export type NewsPage = z.infer<typeof NewsPage>;

export const listNews = endpoint({
  ...news,
  method: 'GET',
  path: '/news',
  query: NewsQuery,
  answer: pageOf(NewsCard),
  summary: 'News that the member may see, pinned ones first, then the newest',
});

export const listNewsCategories = endpoint({
  ...news,
  method: 'GET',
  path: '/news/categories',
  answer: z.object({ categories: z.array(z.object({ id: Id, name: z.string() })), toRead: z.int() }),
  summary: 'Categories of the news that the member may see, and how many they are still asked to read',
});

const one = z.object({ newsId: Id });

export const getNews = endpoint({
  ...news,
  method: 'GET',
  path: '/news/:newsId',
  params: one,
  answer: NewsPage,
  summary: 'A piece of news',
});

export const tellNewsReading = endpoint({
  ...news,
  method: 'PUT',
  path: '/news/:newsId/reading',
  params: one,
  body: z.strictObject({ reached: z.enum(['opened', 'end']) }),
  answer: z.object({ reading: z.enum(newsReadings) }),
  summary: 'Notes how far the member came; again changes nothing',
});

export const reactToNews = endpoint({
  ...news,
  method: 'PUT',
  path: '/news/:newsId/reaction',
  params: one,
  body: z.strictObject({ reaction: z.enum(reactionKinds, 'invalid_choice').nullable() }),
  answer: NewsReactions,
  summary: 'Says one thing of a piece in the place of what was said before, or nothing; again changes nothing',
});
