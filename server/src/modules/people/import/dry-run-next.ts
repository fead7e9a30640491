import { importLinesAtMost, stepImport } from '@vitrine/domain/people/import';
import { openBook } from './book.ts';
import { findImporter, type Importer } from './importer.ts';
import { changeImport, getImport, lockImport, type FoundImport, type OfImport } from './import-rows.ts';
import { judgeCells } from './judge-cells.ts';
import { judgeLines } from './judge-lines.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { nameLines } from './name-lines.ts';
import { linesAtOnce, type RunParts } from './run-parts.ts';
import { isBlank, SpreadsheetUnreadable } from './csv-line.ts';
import { SeenNames } from './seen-names.ts';
import { stageLines, type StagedLine } from './stage-lines.ts';

const judgedAtOnce = 5_000;

/** Makes a dry run of a part of an import: reads the spreadsheet to its end, or judges the next lines that were read. Nothing is written about anybody. */
export async function dryRunNext(parts: RunParts, of: OfImport): Promise<void> {
  const found = await getImport(parts.db.write(), of);
  const importer = await findImporter(parts.db.write(), { tenantId: of.tenantId, memberId: found.member_id });
  if (!importer?.mayWrite) return fail(parts, of, new SpreadsheetUnreadable('import_not_ready'));
  if (found.is_staged) return judgeNext(parts, of, importer);
  try {
    await stageAll(parts, of, { found, importer });
  } catch (fault) {
    if (!(fault instanceof SpreadsheetUnreadable)) throw fault;
    await fail(parts, of, fault);
  }
}

async function fail({ db, clock }: RunParts, of: OfImport, { refusal, line }: SpreadsheetUnreadable): Promise<void> {
  await db.transaction(async (tx) => {
    const step = stepImport((await lockImport(tx, of)).state, 'fail');
    if (step.ok) await changeImport(tx, of, { now: clock.now(), state: step.state, refusal, refusal_line: line });
  });
}

/** The lines behind those that were staged before it was broken off; the first staged batch of a dry run takes the lines of an earlier one away. */
async function stageAll(parts: RunParts, of: OfImport, { found, importer }: { found: FoundImport; importer: Importer }): Promise<void> {
  const [content, book] = [await parts.storage.read(found.file_id), await openBook(parts, importer)];
  const seen = new SeenNames();
  let [batch, count, isHeading]: [StagedLine[], number, boolean] = [[], 0, true];
  let from = found.staged_until;
  const keep = async (isLast: boolean) => {
    const isOurs = await stageBatch(parts, of, { importer, lines: batch, from, isLast });
    from = batch.at(-1)?.line ?? from;
    batch = [];
    return isOurs;
  };
  for await (const line of readSpreadsheet(content, found.reading)) {
    if (isBlank(line.cells) && !line.formulas) continue;
    if (isHeading) {
      isHeading = false;
      continue;
    }
    if ((count += 1) > importLinesAtMost) throw new SpreadsheetUnreadable('too_many_lines', line.line);
    // Those that were staged before are judged once more, for what they say twice.
    const judged = seen.judge(judgeCells(line, { columns: found.columns, book }), line.line);
    if (line.line <= found.staged_until) continue;
    batch.push({
      ...judged,
      line: line.line,
      cells: line.cells.slice(0, found.header.length),
      personId: parts.newId(),
      memberId: parts.newId(),
    });
    if (batch.length === (parts.linesAtOnce ?? linesAtOnce) && !(await keep(false))) return;
  }
  if (count === 0) throw new SpreadsheetUnreadable('sheet_empty');
  await keep(true);
}

type Batch = { importer: Importer; lines: StagedLine[]; from: number; isLast: boolean };

/** False when somebody else has come further meanwhile, or the import was given up or mapped anew. */
function stageBatch({ db, clock }: RunParts, of: OfImport, { importer, lines, from, isLast }: Batch): Promise<boolean> {
  return db.transaction(async (tx) => {
    const found = await lockImport(tx, of);
    if (found.state !== 'rehearsing' || found.is_staged || found.staged_until !== from) return false;
    if (from === 0)
      await tx.deleteFrom('people.people_import_line').where('tenant_id', '=', of.tenantId).where('import_id', '=', of.importId).execute();
    if (lines.length > 0) await stageLines(tx, of, await nameLines(tx, { ...of, siteId: importer.siteId }, lines));
    await changeImport(tx, of, { now: clock.now(), staged_until: lines.at(-1)?.line ?? from, is_staged: isLast });
    return true;
  });
}

async function judgeNext({ db, clock }: RunParts, of: OfImport, importer: Importer): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockImport(tx, of);
    if (found.state !== 'rehearsing') return;
    const after = found.done_until;
    const next = await tx
      .selectFrom('people.people_import_line')
      .select('line')
      .where('tenant_id', '=', of.tenantId)
      .where('import_id', '=', of.importId)
      .where('line', '>', after)
      .orderBy('line')
      .limit(judgedAtOnce)
      .execute();
    const until = next.at(-1)?.line;
    if (until === undefined) {
      const step = stepImport(found.state, 'endDryRun');
      if (step.ok) await changeImport(tx, of, { now: clock.now(), state: step.state });
      return;
    }
    await judgeLines(tx, of, importer, { after, until });
    await changeImport(tx, of, { now: clock.now(), done_until: until });
  });
}
