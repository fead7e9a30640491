import { fileRefusals } from '@vitrine/domain/kernel';
import { pageKinds, pageRefusals, pageStates } from '@vitrine/domain/pages';
import { z } from 'zod';
import {
  Blocks,
  changed,
  Day,
  endpoint,
  exportOf,
  Id,
  Instant,
  LocaleText,
  pageOf,
  PageQuery,
  SearchTerm,
  ShownBlocks,
  StoredFile,
  Was,
} from '../kernel/index.ts';

const read = { needs: 'content.read' } as const;
const write = { needs: 'content.write', refusals: [...pageRefusals, ...fileRefusals, 'changed_meanwhile'] } as const;
const one = z.object({ pageId: Id });
const Named = z.array(Id).max(100, 'too_many');
const Title = LocaleText(120);
const Slug = z.string().trim().max(80, 'text_too_long');

/** A page as a member reads it. */
export const ShownPage = z.object({
  id: Id,
  /** Its address of today: whoever came by an older one is led on. */
  slug: z.string(),
  title: z.string(),
  blocks: ShownBlocks,
});
export type ShownPage = z.infer<typeof ShownPage>;

export const getHotsite = endpoint({
  module: 'hotsite',
  method: 'GET',
  path: '/hotsite',
  answer: ShownPage,
  summary: 'The client’s hotsite',
});

export const getWildcardPage = endpoint({
  method: 'GET',
  path: '/pages/:slug',
  params: z.object({ slug: z.string().max(200) }),
  answer: ShownPage,
  summary: 'A page at an address of its own, or at one that it had',
});

export const PageFields = z.strictObject({
  title: Title,
  /** Below the portal’s own address; that of the hotsite never changes. */
  slug: Slug,
  /** The first and the last day in the client’s zone; null has no end on that side. */
  visibleFrom: Day.nullable(),
  visibleTo: Day.nullable(),
  /** Whom it is for: of each kind that is named, one has to be met (CLI-09). */
  groupIds: Named,
  areaIds: Named,
  tagIds: Named,
  blocks: Blocks,
});
export type PageFields = z.infer<typeof PageFields>;

export const PageRow = z.object({
  id: Id,
  title: z.string(),
  kind: z.enum(pageKinds),
  slug: z.string(),
  state: z.enum(pageStates),
  updatedAt: Instant,
});
export type PageRow = z.infer<typeof PageRow>;

export const PageDetail = z.object({
  id: Id,
  version: z.int(),
  kind: z.enum(pageKinds),
  state: z.enum(pageStates),
  /** Of the version that members read; null before the first. */
  number: z.int().nullable(),
  publishedAt: Instant.nullable(),
  /** The draft is not what members read. */
  hasChanges: z.boolean(),
  page: PageFields,
  files: z.array(StoredFile),
  can: z.object({ save: z.boolean(), publish: z.boolean(), retire: z.boolean() }),
});
export type PageDetail = z.infer<typeof PageDetail>;

export const listPages = endpoint({
  ...read,
  method: 'GET',
  path: '/console/pages',
  query: PageQuery.extend({ search: SearchTerm.optional(), state: z.enum(pageStates).optional() }),
  answer: pageOf(PageRow),
  summary: 'Pages of the client, the last changed first',
});

export const exportPages = exportOf(listPages);

export const createPage = endpoint({
  ...write,
  method: 'POST',
  path: '/console/pages',
  body: z.strictObject({ kind: z.enum(pageKinds, 'invalid_choice'), title: Title, slug: Slug }),
  answer: z.object({ id: Id }),
  summary: 'Drafts a page, or the hotsite',
});

export const getPage = endpoint({
  ...read,
  method: 'GET',
  path: '/console/pages/:pageId',
  params: one,
  answer: PageDetail,
  summary: 'A page as it is edited',
});

export const savePage = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/pages/:pageId',
  params: one,
  body: z.strictObject({ version: z.int(), page: changed(PageFields), was: Was }),
  answer: PageDetail,
  summary: 'Saves the draft of a page; its address, days and audience hold at once. Fields are refused below `page.`',
});

export const publishPage = endpoint({
  ...write,
  method: 'POST',
  path: '/console/pages/:pageId/publish',
  params: one,
  body: z.strictObject({ version: z.int() }),
  answer: PageDetail,
  summary: 'Makes the draft the version that members read',
});

export const retirePage = endpoint({
  ...write,
  method: 'POST',
  path: '/console/pages/:pageId/retire',
  params: one,
  body: z.strictObject({ version: z.int() }),
  answer: PageDetail,
  summary: 'Shows a page to nobody any more',
});
