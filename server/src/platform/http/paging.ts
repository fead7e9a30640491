import { z } from 'zod';
import { Refusal } from './refusal.ts';

const Parts = z
  .array(z.union([z.string().max(256), z.number(), z.null()]))
  .min(1)
  .max(4);
type Part = z.infer<typeof Parts>[number];

/** Where the next page begins, for `next`: the last row's sort keys. Opaque to callers, no secret: it only says where to go on. */
export const cursorOf = (...parts: Part[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

/** The parts of `after`, judged by the list's own schema; refuses `invalid_request` at the field. Undefined: the first page. */
export function readCursor<S extends z.ZodType<readonly Part[]>>(after: string | undefined, schema: S): z.output<S> | undefined {
  if (after === undefined) return undefined;
  const read = schema.safeParse(Parts.safeParse(jsonIn(after)).data);
  if (!read.success) throw new Refusal('invalid_request', { fields: { after: 'invalid' } });
  return read.data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** One row more than asked for tells whether there is a next page: `limit + 1` rows in, `limit` out. */
export function pageFrom<Row>(rows: readonly Row[], limit: number, cursor: (last: Row) => string): { rows: Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last !== undefined ? cursor(last) : null };
}
