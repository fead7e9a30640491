import { locales, textIn, type Locale, type Text } from '@vitrine/domain/kernel';
import type { Told } from '../personal-records.ts';
import { byteMark, csvLine } from '../../../platform/exports/index.ts';

const page = 500;

/** All rows of a section, of which no more than a page is ever in memory. */
export async function* rowsOf(told: Told): AsyncGenerator<object> {
  for (let from = 0; ; from += page) {
    const rows = await told.limit(page).offset(from).execute();
    yield* rows;
    if (rows.length < page) return;
  }
}

/** A section as an export in the person's language; `counted` hears how many rows it had. */
export async function* sheetOf(
  told: Told,
  { locale, counted }: { locale: Locale; counted: (rows: number) => void },
): AsyncGenerator<string> {
  let rows = 0;
  for await (const row of rowsOf(told)) {
    if (rows === 0) yield `${byteMark}${csvLine(Object.keys(row), locale)}`;
    yield csvLine(
      Object.values(row).map((value: unknown) => cellOf(value, locale)),
      locale,
    );
    rows += 1;
  }
  counted(rows);
}

/** A section as a list in JSON, with the values as they are kept. */
export async function* listOf(told: Told): AsyncGenerator<string> {
  let before = '[';
  for await (const row of rowsOf(told)) {
    yield `${before}\n${JSON.stringify(row)}`;
    before = ',';
  }
  yield before === '[' ? '[]' : '\n]';
}

function cellOf(value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((one: unknown) => cellOf(one, locale)).join(', ');
  if (isText(value)) return textIn(value, locale);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** One text in some languages, as jsonb keeps it. */
const isText = (value: unknown): value is Text =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, text]) => locales.some((locale) => locale === key) && typeof text === 'string');
