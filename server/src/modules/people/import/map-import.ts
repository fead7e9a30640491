import type { PeopleImport } from '@vitrine/contract/people';
import {
  guessColumns,
  importFields,
  judgeColumns,
  stepImport,
  type ImportDelimiter,
  type ImportEncoding,
  type ImportField,
} from '@vitrine/domain/people/import';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeImport, lockImport, presentImport, type FoundImport } from './import-rows.ts';
import { readHead } from './read-spreadsheet.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage'>;
type Ask = { importId: string; encoding: ImportEncoding | null; delimiter: ImportDelimiter | null; columns: (ImportField | null)[] };

/**
 * Says how a spreadsheet is read and what its columns stand for. Read another way it has other columns, and those are guessed anew. Refuses `not_found`, `import_not_ready`, `import_over`, `column_twice`.
 */
export function mapImport(parts: Parts, actor: Actor, { importId, ...asked }: Ask): Promise<PeopleImport> {
  const of = { tenantId: actor.tenantId, importId };
  return parts.db.transaction(async (tx) => {
    const found = await lockImport(tx, of);
    const step = stepImport(found.state, 'map', found);
    if (!step.ok) throw new Refusal(step.refusal);
    const now = parts.clock.now();
    const { reading } = found;
    const isReadAnew = reading.format === 'csv' && (asked.encoding !== reading.encoding || asked.delimiter !== reading.delimiter);
    if (isReadAnew) {
      const head = await readHead(await parts.storage.read(found.file_id), {
        ...reading,
        encoding: asked.encoding,
        delimiter: asked.delimiter,
      });
      const isSame = head.header.join('\n') === found.header.join('\n');
      await changeImport(tx, of, {
        now,
        state: step.state,
        member_id: actor.memberId,
        encoding: head.encoding ?? '',
        delimiter: head.delimiter ?? '',
        header: head.header,
        columns: columnsOf(isSame ? fitted(asked.columns, found) : guessColumns(head.header)),
        samples: JSON.stringify(head.samples),
        refusal: head.problem?.refusal ?? null,
        refusal_line: head.problem?.line ?? 0,
        ...afresh,
      });
    } else {
      const columns = fitted(asked.columns, found);
      const judged = judgeColumns(columns);
      if (!judged.ok && judged.refusal === 'column_twice') throw new Refusal('column_twice', { fields: { columns: 'column_twice' } });
      await changeImport(tx, of, { now, state: step.state, member_id: actor.memberId, columns: columnsOf(columns), ...afresh });
    }
    return presentImport(tx, of);
  });
}

/** What had a dry run another way counts no more. */
const afresh = { staged_until: 0, is_staged: false, done_until: 0 };

/** One field a column, however many were sent. */
const fitted = (columns: readonly (ImportField | null)[], { header }: Pick<FoundImport, 'header'>) =>
  header.map((_, place) => columns[place] ?? null);

/** Columns as they are kept: nothing is an empty text. */
export const columnsOf = (columns: readonly (ImportField | null)[]): string[] => columns.map((field) => field ?? '');
export const fieldsOf = (stored: readonly string[]): (ImportField | null)[] =>
  stored.map((one) => importFields.find((field) => field === one) ?? null);
