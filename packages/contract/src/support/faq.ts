/** Questions with their answers: for members, for anybody, and as staff keeps them. */
import { faqRefusals, faqStates } from '@vitrine/domain/support';
import { z } from 'zod';
import {
  changed,
  endpoint,
  exportOf,
  Id,
  Instant,
  LocaleCode,
  LocaleText,
  Nothing,
  pageOf,
  PageQuery,
  SearchTerm,
  Was,
} from '../kernel/index.ts';

const PublicEntry = z.object({ id: Id, categoryId: Id, question: z.string(), answer: z.string() });
export const FaqEntry = PublicEntry.extend({
  /** Whether the member said that it helped; null: not said yet. */
  hasHelped: z.boolean().nullable(),
  /** How many it helped: what is asked most stands first. */
  helped: z.int().nonnegative(),
});
export type FaqEntry = z.infer<typeof FaqEntry>;
export const FaqCategory = z.object({ id: Id, name: z.string() });
export type FaqCategory = z.infer<typeof FaqCategory>;

export const listFaq = endpoint({
  method: 'GET',
  path: '/faq',
  answer: z.object({ categories: z.array(FaqCategory), entries: z.array(FaqEntry) }),
  summary: 'Questions with their answers, by category, in the member’s language; a device searches in all of them',
});

export const listPublicFaq = endpoint({
  method: 'GET',
  path: '/public-faq',
  access: 'open',
  query: z.object({ locale: LocaleCode.optional() }),
  answer: z.object({ categories: z.array(FaqCategory), entries: z.array(PublicEntry) }),
  summary: 'The questions that are open to anybody, where the site shows them',
});

export const rateFaq = endpoint({
  method: 'POST',
  path: '/faq/:entryId/helped',
  params: z.object({ entryId: Id }),
  body: z.strictObject({ hasHelped: z.boolean() }),
  answer: z.object({ hasHelped: z.boolean() }),
  summary: 'Says once whether an answer helped; answers what was said first',
});

export const FaqForm = z.strictObject({
  categoryId: Id,
  question: LocaleText(160),
  answer: LocaleText(4_000),
  isPublic: z.boolean(),
  /** The lower stands first. */
  position: z.int('invalid').min(0, 'number_too_small').max(999, 'number_too_big'),
});
export type FaqForm = z.infer<typeof FaqForm>;

export const FaqRow = z.object({
  id: Id,
  question: z.string(),
  category: z.string(),
  state: z.enum(faqStates),
  isPublic: z.boolean(),
  position: z.int(),
  helped: z.int().nonnegative(),
  unhelped: z.int().nonnegative(),
  updatedAt: Instant,
});
export type FaqRow = z.infer<typeof FaqRow>;

export const FaqDetail = z.object({
  id: Id,
  version: z.int(),
  state: z.enum(faqStates),
  entry: FaqForm,
  can: z.object({ save: z.boolean(), publish: z.boolean(), retire: z.boolean() }),
});
export type FaqDetail = z.infer<typeof FaqDetail>;

const read = { needs: 'content.read' } as const;
const write = { needs: 'content.write', refusals: faqRefusals } as const;
const one = z.object({ entryId: Id });
const seen = z.strictObject({ version: z.int() });

export const listFaqEntries = endpoint({
  ...read,
  method: 'GET',
  path: '/console/faq/entries',
  query: PageQuery.extend({ search: SearchTerm.optional(), categoryId: Id.optional(), state: z.enum(faqStates).optional() }),
  answer: pageOf(FaqRow),
  summary: 'Questions of the client, by category and in their order',
});
export const exportFaqEntries = exportOf(listFaqEntries);

export const createFaqEntry = endpoint({
  ...write,
  method: 'POST',
  path: '/console/faq/entries',
  body: FaqForm,
  answer: z.object({ id: Id }),
  summary: 'Drafts a question with its answer',
});

export const getFaqEntry = endpoint({
  ...read,
  method: 'GET',
  path: '/console/faq/entries/:entryId',
  params: one,
  answer: FaqDetail,
  summary: 'A question as it is edited',
});

export const saveFaqEntry = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/faq/entries/:entryId',
  params: one,
  body: z.strictObject({ version: z.int(), entry: changed(FaqForm), was: Was }),
  answer: FaqDetail,
  summary: 'Saves a question; fields are refused below `entry.`',
});

export const publishFaqEntry = endpoint({
  ...write,
  method: 'POST',
  path: '/console/faq/entries/:entryId/publish',
  params: one,
  body: seen,
  answer: FaqDetail,
  summary: 'Shows a question to members, and to anybody where it is public',
});

export const retireFaqEntry = endpoint({
  ...write,
  method: 'POST',
  path: '/console/faq/entries/:entryId/retire',
  params: one,
  body: seen,
  answer: FaqDetail,
  summary: 'Takes a question away from the portal; who said that it helped stays counted',
});

export const FaqCategoryForm = z.strictObject({
  name: LocaleText(60),
  position: z.int('invalid').min(0, 'number_too_small').max(999, 'number_too_big'),
});
export type FaqCategoryForm = z.infer<typeof FaqCategoryForm>;

export const FaqCategoryRow = z.object({ id: Id, name: z.string(), entries: z.int().nonnegative(), position: z.int() });
export type FaqCategoryRow = z.infer<typeof FaqCategoryRow>;
export const FaqCategoryDetail = z.object({
  id: Id,
  version: z.int(),
  category: FaqCategoryForm,
  can: z.object({ save: z.boolean(), remove: z.boolean() }),
});
export type FaqCategoryDetail = z.infer<typeof FaqCategoryDetail>;

const category = z.object({ categoryId: Id });

export const listFaqCategories = endpoint({
  ...read,
  method: 'GET',
  path: '/console/faq/categories',
  query: PageQuery.extend({ search: SearchTerm.optional() }),
  answer: pageOf(FaqCategoryRow),
  summary: 'Categories of questions, in their order',
});
export const exportFaqCategories = exportOf(listFaqCategories);

export const createFaqCategory = endpoint({
  ...write,
  method: 'POST',
  path: '/console/faq/categories',
  body: FaqCategoryForm,
  answer: z.object({ id: Id }),
  summary: 'Adds a category of questions',
});

export const getFaqCategory = endpoint({
  ...read,
  method: 'GET',
  path: '/console/faq/categories/:categoryId',
  params: category,
  answer: FaqCategoryDetail,
  summary: 'A category as it is edited',
});

export const saveFaqCategory = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/faq/categories/:categoryId',
  params: category,
  body: z.strictObject({ version: z.int(), category: changed(FaqCategoryForm), was: Was }),
  answer: FaqCategoryDetail,
  summary: 'Saves a category; fields are refused below `category.`',
});

export const removeFaqCategory = endpoint({
  ...write,
  method: 'DELETE',
  path: '/console/faq/categories/:categoryId',
  params: category,
  answer: Nothing,
  summary: 'Removes a category that has no question, nor had one',
});
