import { z } from 'zod';
import { Id, LocaleCode } from '../../kernel/index.ts';

export const PdfDraft = z.object({
  kind: z.literal('pdf'),
  /** A document a language; the first one there stands for those without. */
  files: z.partialRecord(LocaleCode, Id),
});

export const PdfView = z.object({
  kind: z.literal('pdf'),
  fileId: Id,
  url: z.string(),
  pages: z.int(),
  pagesRead: z.array(z.int()),
  lastPage: z.int(),
});
