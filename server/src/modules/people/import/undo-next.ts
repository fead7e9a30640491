import { stepImport } from '@vitrine/domain/people/import';
import { recordChange } from '../../../platform/audit/index.ts';
import { codeOf } from '../../../platform/database/index.ts';
import { findImporter } from './importer.ts';
import { changeImport, countLines, getImport, lockImport, type OfImport } from './import-rows.ts';
import { linesAtOnce, type RunParts } from './run-parts.ts';
import { keepLine, undoLines } from './undo-lines.ts';

/** Takes back the next lines of an import; the last time it finds none, and the import is undone. */
export async function undoNext(parts: RunParts, of: OfImport): Promise<void> {
  const { done_until: after } = await getImport(parts.db.write(), of);
  const rows = await parts.db
    .write()
    .selectFrom('people.people_import_line')
    .select('line')
    .where('tenant_id', '=', of.tenantId)
    .where('import_id', '=', of.importId)
    .where('line', '>', after)
    .where('is_applied', '=', true)
    .where('is_undone', '=', false)
    .orderBy('line')
    .limit(parts.linesAtOnce ?? linesAtOnce)
    .execute();
  const lines = rows.map(({ line }) => line);
  const last = lines.at(-1);
  if (last === undefined) return endUndo(parts, of);
  await undoOrHalve(parts, of, lines);
  await parts.db.transaction(async (tx) => {
    const found = await lockImport(tx, of);
    if (found.state === 'undoing' && found.done_until < last) await changeImport(tx, of, { now: parts.clock.now(), done_until: last });
  });
}

/** Somebody whom another room names cannot go, and nobody here knows which rooms there are: the database refuses, and each half is tried by itself until one line is left. */
async function undoOrHalve(parts: RunParts, of: OfImport, lines: readonly number[]): Promise<void> {
  try {
    await parts.db.transaction(async (tx) => {
      if ((await lockImport(tx, of)).state === 'undoing') await undoLines(tx, of, lines);
    });
  } catch (fault) {
    if (!heldBy.has(codeOf(fault) ?? '')) throw fault;
    const [only] = lines;
    if (lines.length === 1 && only !== undefined) return parts.db.transaction((tx) => keepLine(tx, of, only));
    const half = Math.ceil(lines.length / 2);
    await undoOrHalve(parts, of, lines.slice(0, half));
    await undoOrHalve(parts, of, lines.slice(half));
  }
}

/** Somebody else names the row, or has taken the name that it had. */
const heldBy = new Set(['23503', '23505']);

async function endUndo({ db, clock, newId }: RunParts, of: OfImport): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockImport(tx, of);
    const step = stepImport(found.state, 'endUndo');
    if (!step.ok) return;
    await changeImport(tx, of, { now: clock.now(), state: step.state });
    const { undone, kept } = await countLines(tx, of);
    const who = await findImporter(tx, { tenantId: of.tenantId, memberId: found.member_id });
    if (!who) return;
    await recordChange(tx, who, {
      what: 'people_import.undone',
      subject: 'people_import',
      subjectId: of.importId,
      before: null,
      after: { fileName: found.file_name, undone, kept },
      now: clock.now(),
      id: newId(),
    });
  });
}
