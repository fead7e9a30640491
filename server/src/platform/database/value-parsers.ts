/** How values leave PostgreSQL: int8 as a safe number, instants as ISO 8601 in UTC, days as they are. */
import { types } from 'pg';

const int8 = 20;
const int8Array = 1016;
const date = 1082;
const timestamptz = 1184;

/** For pg's `types` setting; everything that is not named here is read as pg does. */
export const valueParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => own[oid] ?? types.getTypeParser(oid, format),
};

const own: Record<number, (text: string) => unknown> = {
  [int8]: safeInteger,
  [int8Array]: (text) => text.slice(1, -1).split(',').filter(Boolean).map(safeInteger),
  [date]: (text) => text,
  [timestamptz]: (text) => new Date(text).toISOString(),
};

function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit into a number`);
  return number;
}
