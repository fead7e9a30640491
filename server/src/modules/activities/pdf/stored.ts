import type { PdfDetail } from '@vitrine/domain/activities/pdf';
import { locales } from '@vitrine/domain/kernel';
import { z } from 'zod';

/** Stored content of a document, version 1. */
const StoredPdf = z.object({ version: z.literal(1), kind: z.literal('pdf'), files: z.partialRecord(z.enum(locales), z.string()) });
export type StoredPdf = z.infer<typeof StoredPdf>;

const StoredDetail = z.object({
  version: z.literal(1),
  pagesRead: z.array(z.int()),
  lastPage: z.int(),
  placedAt: z.string().nullable(),
}) satisfies z.ZodType<PdfDetail>;

export const parsePdf = (stored: unknown): StoredPdf => StoredPdf.parse(stored);
export const parsePdfDetail = (stored: unknown): PdfDetail => StoredDetail.parse(stored);
