import { Readable } from 'node:stream';
import { importFields } from '@vitrine/domain/people/import';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import type { Reader } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { byteMark, csvLine } from '../../../platform/exports/index.ts';
import { peopleWords } from '../words.ts';
import { getImport, type FoundImport } from './import-rows.ts';

const batch = 1_000;

/**
 * The lines that were not taken, or not taken back, as they came, with their number and reason: corrected, the file can be imported again. Read and sent in batches. Refuses `not_found`.
 */
export async function exportReasons({ db }: Pick<Platform, 'db'>, actor: Actor, { importId }: { importId: string }): Promise<Readable> {
  const found = await getImport(db.read(), { tenantId: actor.tenantId, importId });
  const locale = matchLocale(actor.locale, locales);
  return Readable.from(lines());

  async function* lines() {
    const words = peopleWords[locale].imports;
    yield `${byteMark}${csvLine([...found.header, words.line, words.reason], locale)}`;
    for (let behind = -1; ;) {
      const rows = await linesBehind(db.read(), found, behind);
      if (rows.length > 0)
        yield rows
          .map(({ cells, line, ...why }) => csvLine([...widened(cells, found), String(line), reasonOf(why, locale)], locale))
          .join('');
      if (rows.length < batch) return;
      behind = rows.at(-1)?.line ?? behind;
    }
  }
}

const linesBehind = (db: Reader, { tenant_id, id }: FoundImport, behind: number) =>
  db
    .selectFrom('people.people_import_line')
    .select(['line', 'cells', 'refusal', 'field', 'told_number'])
    .where('tenant_id', '=', tenant_id)
    .where('import_id', '=', id)
    .where('line', '>', behind)
    .where('refusal', 'is not', null)
    .orderBy('line')
    .limit(batch)
    .execute();

const widened = (cells: readonly string[], { header }: FoundImport) => header.map((_, place) => cells[place] ?? '');

type Why = { refusal: string | null; field: string | null; told_number: number | null };

/** The reason in the person's language, with the column it is about, and with the other line or the limit where it has one. */
function reasonOf({ refusal, field, told_number: number }: Why, locale: Locale): string {
  const { columns, reasons, numbered } = peopleWords[locale].imports;
  const [known, withNumber]: Record<string, string>[] = [reasons, numbered];
  const column = importFields.find((one) => one === field);
  const told = number === null ? undefined : withNumber?.[refusal ?? '']?.replace('{{number}}', String(number));
  const reason = told ?? known?.[refusal ?? ''] ?? reasons.other;
  return column ? `${columns[column]}: ${reason}` : reason;
}
