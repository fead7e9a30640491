import { stepImport } from '@vitrine/domain/people/import';
import { missingColumns, saleColumns, saleLinesAtMost, saleOfLine, type SaleField } from '@vitrine/domain/sales/import';
import type { Tx } from '../../../platform/database/index.ts';
import { readHead, readSpreadsheet, SpreadsheetUnreadable } from '../../people/index.ts';
import { changeImport, getImport, lockImport, type FoundImport, type OfImport } from './import-rows.ts';
import { findImporter } from './importer.ts';
import { judgeSaleOfSpreadsheet, keepVerdicts, linesOfSale, type SaleOfSpreadsheet } from './lines-of-sale.ts';
import type { ImportParts } from './import-parts.ts';
import { readLine, type LineFault, type Said } from './said.ts';

const linesAtOnce = 500;
const salesAtOnce = 25;

/** The next portion of a dry run: lines are read down first, then judged sale by sale; at the end of both it gets a dry run. */
export async function dryRunNext(parts: ImportParts, of: OfImport): Promise<void> {
  const found = await getImport(parts.db.write(), of);
  if (found.is_staged) return judgeNext(parts, of);
  try {
    await stage(parts, of, found);
  } catch (fault) {
    if (!(fault instanceof SpreadsheetUnreadable)) throw fault;
    await fail(parts, of, { refusal: fault.refusal, line: fault.line, missing: [] });
  }
}

type Staged = { line: number; saleLine: number; said: Said; fault: LineFault | undefined };

async function stage(parts: ImportParts, of: OfImport, found: FoundImport): Promise<void> {
  const content = await parts.storage.read(found.file_id);
  const format = found.format === 'csv' ? 'csv' : 'xlsx';
  const firstOf = new Map<string, number>();
  let columns: (SaleField | null)[] | undefined;
  let read: Staged[] = [];
  let count = 0;
  for await (const csvLine of readSpreadsheet(content, await readingOf(content, format))) {
    const { line, cells } = csvLine;
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (!columns) {
      columns = saleColumns(cells);
      const missing = missingColumns(columns);
      if (missing.length > 0) return fail(parts, of, { refusal: 'columns_missing', line, missing });
      continue;
    }
    count += 1;
    if (count > saleLinesAtMost) throw new SpreadsheetUnreadable('too_many_lines', line);
    const { said, fault } = readLine(columns, csvLine);
    const sale = saleOfLine({ ...said, line });
    const saleLine = firstOf.get(sale) ?? line;
    firstOf.set(sale, saleLine);
    if (line > found.staged_until) read.push({ line, saleLine, said, fault });
    if (read.length === linesAtOnce) {
      await keep(parts, of, read);
      read = [];
    }
  }
  if (count === 0) throw new SpreadsheetUnreadable('sheet_empty');
  await keep(parts, of, read, true);
}

const readingOf = async (content: Buffer, format: 'csv' | 'xlsx') => {
  const { encoding, delimiter, problem } = await readHead(content, { format, encoding: null, delimiter: null });
  if (problem) throw new SpreadsheetUnreadable(problem.refusal, problem.line);
  return { format, encoding, delimiter };
};

function keep(parts: ImportParts, of: OfImport, lines: readonly Staged[], isLast = false): Promise<void> {
  return parts.db.transaction(async (tx) => {
    const { state } = await lockImport(tx, of);
    if (state !== 'rehearsing') return;
    if (lines.length > 0)
      await tx
        .insertInto('sales.import_line')
        .values(
          lines.map(({ line, saleLine, said, fault }) => ({
            tenant_id: of.tenantId,
            import_id: of.importId,
            line,
            sale_line: saleLine,
            said: JSON.stringify(said),
            verdict: fault ? 'bad' : null,
            refusal: fault?.refusal ?? null,
            field: fault?.field ?? null,
          })),
        )
        .onConflict((conflict) => conflict.columns(['tenant_id', 'import_id', 'line']).doNothing())
        .execute();
    const until = lines.at(-1)?.line;
    await changeImport(tx, of, {
      now: parts.clock.now(),
      ...(until === undefined ? {} : { staged_until: until }),
      ...(isLast ? { is_staged: true } : {}),
    });
  });
}

type Problem = { refusal: string; line: number; missing: readonly string[] };
function fail(parts: ImportParts, of: OfImport, { refusal, line, missing }: Problem): Promise<void> {
  return parts.db.transaction(async (tx) => {
    const found = await lockImport(tx, of);
    const step = stepImport(found.state, 'fail');
    if (step.ok)
      await changeImport(tx, of, { now: parts.clock.now(), state: step.state, refusal, refusal_line: line, missing: [...missing] });
  });
}

function judgeNext(parts: ImportParts, of: OfImport): Promise<void> {
  return parts.db.transaction(async (tx) => {
    const found = await lockImport(tx, of);
    if (found.state !== 'rehearsing') return;
    const importer = await findImporter(tx, { tenantId: of.tenantId, memberId: found.member_id });
    const sales = importer ? await salesToJudge(tx, of) : [];
    for (const { sale_line: saleLine } of sales) {
      const lines = await linesOfSale(tx, of, { saleLine });
      const bad: SaleOfSpreadsheet = { ok: false, seller: undefined, faults: [] };
      const isBroken = lines.some(({ verdict }) => verdict === 'bad');
      const sale =
        isBroken || !importer ? bad : await judgeSaleOfSpreadsheet(parts, tx, importer, { campaignId: found.campaign_id, lines });
      await keepVerdicts(tx, of, lines, sale);
    }
    const end = stepImport(found.state, 'endDryRun');
    if (sales.length < salesAtOnce && end.ok)
      await changeImport(tx, of, { now: parts.clock.now(), state: importer ? end.state : 'cancelled' });
  });
}

const salesToJudge = (tx: Tx, { tenantId, importId }: OfImport) =>
  tx
    .selectFrom('sales.import_line')
    .select('sale_line')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('verdict', 'is', null)
    .orderBy('sale_line')
    .limit(salesAtOnce)
    .execute();
