/** News as staff keeps them: one draft each, and versions that never change (D10). */
import { newsRefusals, newsStatuses, newsStates } from '@vitrine/domain/news';
import { z } from 'zod';
import {
  Blocks,
  changed,
  countOf,
  endpoint,
  exportOf,
  Id,
  Instant,
  LocaleText,
  Nothing,
  pageOf,
  PageQuery,
  SearchTerm,
  StoredFile,
  Was,
} from '../kernel/index.ts';

export const NewsForm = z.strictObject({
  title: LocaleText(160),
  lead: LocaleText(400),
  coverFileId: Id.nullable(),
  /** What the cover shows, for who does not see it. */
  coverAlt: LocaleText(300),
  /** A stage and a form are for pages alone. */
  blocks: Blocks.refine((blocks) => blocks.every(({ kind }) => kind !== 'stage' && kind !== 'form'), 'invalid_choice'),
  categoryId: Id.nullable(),
  tagIds: z.array(Id).max(20, 'too_many'),
  isMustRead: z.boolean(),
  hasComments: z.boolean(),
  /** Null: from its publication on. */
  visibleFrom: Instant.nullable(),
  /** Null: without an end. */
  visibleTo: Instant.nullable(),
  pinnedUntil: Instant.nullable(),
  audience: z.strictObject({
    groupIds: z.array(Id).max(100, 'too_many'),
    areaIds: z.array(Id).max(100, 'too_many'),
    tagIds: z.array(Id).max(100, 'too_many'),
  }),
});
export type NewsForm = z.infer<typeof NewsForm>;

export const NewsRow = z.object({
  id: Id,
  version: z.int(),
  title: z.string(),
  status: z.enum(newsStatuses),
  hasChanges: z.boolean(),
  category: z.string(),
  visibleFrom: Instant.nullable(),
  visibleTo: Instant.nullable(),
  isMustRead: z.boolean(),
  isLimited: z.boolean(),
  readers: z.int(),
  /** Comments on which somebody waits for a verdict. */
  reported: z.int(),
  updatedAt: Instant,
});
export type NewsRow = z.infer<typeof NewsRow>;

export const NewsDraft = z.object({
  id: Id,
  version: z.int(),
  state: z.enum(newsStates),
  status: z.enum(newsStatuses),
  hasChanges: z.boolean(),
  versionNumber: z.int().nullable(),
  news: NewsForm,
  files: z.array(StoredFile),
  can: z.object({ save: z.boolean(), publish: z.boolean(), retire: z.boolean() }),
});
export type NewsDraft = z.infer<typeof NewsDraft>;

export const NewsReaderRow = z.object({ id: Id, name: z.string(), groups: z.string(), hasRead: z.boolean(), at: Instant.nullable() });
export type NewsReaderRow = z.infer<typeof NewsReaderRow>;

const one = z.object({ newsId: Id });
const read = { needs: 'content.read' } as const;
const write = { needs: 'content.write', refusals: [...newsRefusals, 'changed_meanwhile'] } as const;

export const listNewsToKeep = endpoint({
  ...read,
  method: 'GET',
  path: '/console/news',
  query: PageQuery.extend({ search: SearchTerm.optional(), status: z.enum(newsStatuses).optional() }),
  answer: pageOf(NewsRow),
  summary: 'News as staff sees them, the newest change first',
});
export const exportNews = exportOf(listNewsToKeep);
export const countNews = countOf(listNewsToKeep);

export const createNews = endpoint({
  ...write,
  method: 'POST',
  path: '/console/news',
  body: z.strictObject({ title: LocaleText(160) }),
  answer: z.object({ id: Id }),
  summary: 'Begins a piece of news',
});

export const getNewsDraft = endpoint({
  ...read,
  method: 'GET',
  path: '/console/news/:newsId',
  params: one,
  answer: NewsDraft,
  summary: 'A piece of news as it is edited',
});

export const saveNews = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/news/:newsId',
  params: one,
  body: z.strictObject({ version: z.int(), news: changed(NewsForm), was: Was }),
  answer: NewsDraft,
  summary: 'Saves a draft; members see nothing of it yet',
});

export const publishNews = endpoint({
  ...write,
  method: 'POST',
  path: '/console/news/:newsId/publish',
  params: one,
  body: z.strictObject({ version: z.int() }),
  answer: NewsDraft,
  summary: 'Makes the draft a version that members see in its time',
});

export const retireNews = endpoint({
  ...write,
  method: 'POST',
  path: '/console/news/:newsId/retire',
  params: one,
  answer: Nothing,
  summary: 'Takes a piece of news away; who read it and what was said stays known',
});

export const listNewsReaders = endpoint({
  ...read,
  method: 'GET',
  path: '/console/news/:newsId/readers',
  params: one,
  query: PageQuery.extend({ search: SearchTerm.optional(), show: z.enum(['all', 'read', 'unread']).default('all') }),
  answer: pageOf(NewsReaderRow).extend({ read: z.int(), of: z.int() }),
  summary: 'Who has read a piece of news, of those whom it is for',
});
export const exportNewsReaders = exportOf(listNewsReaders);

/** Of the members whom it is for; who is in two groups counts in both, `groupId` null is who is in none. */
export const NewsGroupRow = z.object({ groupId: Id.nullable(), name: z.string(), read: z.int(), of: z.int() });
export type NewsGroupRow = z.infer<typeof NewsGroupRow>;

export const listNewsReadersByGroup = endpoint({
  ...read,
  method: 'GET',
  path: '/console/news/:newsId/groups',
  params: one,
  query: PageQuery,
  answer: pageOf(NewsGroupRow),
  summary: 'How many have read a piece of news, group by group',
});
export const exportNewsReadersByGroup = exportOf(listNewsReadersByGroup);
