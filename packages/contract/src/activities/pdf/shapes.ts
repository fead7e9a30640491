import { z } from 'zod';
import { Id, LocaleCode } from '../../kernel/index.ts';

export const Draft = z.object({
  kind: z.literal('pdf'),
  /** A document a language; the first one there stands for those without. */
  files: z.partialRecord(LocaleCode, Id),
});

export const View = z.object({
  kind: z.literal('pdf'),
  fileId: Id,
  url: z.string(),
  pages: z.int(),
  pagesRead: z.array(z.int()),
  lastPage: z.int(),
});

const page = z.int().min(1).max(10_000);

/** Pages that were on the screen long enough to be read. */
export const Seen = z.object({ kind: z.literal('pages_read'), pages: z.array(page).max(500), lastPage: page });
