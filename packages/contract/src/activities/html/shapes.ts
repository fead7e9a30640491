import { z } from 'zod';
import { Id, LocaleText } from '../../kernel/index.ts';
import { Keep } from './keep.ts';
import { RequiredSeconds, Stay } from './staying.ts';

/** A page that the author writes, or a package of pages; the package wins where both are there. */
export const Draft = z.object({
  kind: z.literal('html'),
  page: LocaleText(20_000),
  fileId: Id.nullable(),
  requiredSeconds: RequiredSeconds,
});

export const View = Stay.extend({
  kind: z.literal('html'),
  /** Cleaned markup; empty where it is a package. */
  page: z.string(),
  /** Where the package begins, on the content origin. */
  frame: z.string().nullable(),
  fileId: Id.nullable(),
  keep: Keep.nullable(),
  /** The page inside the package that it begins with. */
  entry: z.string(),
});

const second = z.number().nonnegative().max(9_999_999_999);

/** The person's word, or a stretch of time in seconds since 1970; of pages, Flash and SlideShare. */
export const Seen = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirmed') }),
  z.object({ kind: z.literal('stayed'), from: second, to: second }),
]);
