import type { StayDetail } from '@vitrine/domain/activities/html';
import { locales } from '@vitrine/domain/kernel';
import { z } from 'zod';

/** Stored content of a page or a package of pages, version 1. */
const StoredHtml = z.object({
  version: z.literal(1),
  kind: z.literal('html'),
  page: z.partialRecord(z.enum(locales), z.string()),
  fileId: z.string().nullable(),
  /** The file of the package that it begins with. */
  entry: z.string(),
  requiredSeconds: z.int().nullable(),
});
export type StoredHtml = z.infer<typeof StoredHtml>;

const StoredDetail = z.object({
  version: z.literal(1),
  isConfirmed: z.boolean(),
  stayed: z.array(z.tuple([z.number(), z.number()])),
}) satisfies z.ZodType<StayDetail>;

export const parseHtml = (stored: unknown): StoredHtml => StoredHtml.parse(stored);
export const parseStayDetail = (stored: unknown): StayDetail => StoredDetail.parse(stored);
