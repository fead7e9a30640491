import { stepImport } from '@vitrine/domain/people/import';
import { sql } from 'kysely';
import { recordChange } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { holdMembersOf } from '../../identity/index.ts';
import { applyLines } from './apply-lines.ts';
import { findImporter, type Importer } from './importer.ts';
import { changeImport, countLines, lockImport, type FoundImport, type OfImport } from './import-rows.ts';
import { linesAtOnce, type RunParts } from './run-parts.ts';

/**
 * Applies the next lines of an import. Locks the import, then the members whom its lines change together with the one who answers for it, by their ids: nobody applies with a right
 * that was taken from them, and of two administrators who take each other's role away at once the second one has none left to do it with.
 */
export function applyNext(parts: RunParts, of: OfImport): Promise<void> {
  return parts.db.transaction(async (tx) => {
    const found = await lockImport(tx, of);
    if (found.state !== 'applying') return;
    const range = { after: found.done_until, until: await lastOfNext(tx, of, { ...found, limit: parts.linesAtOnce ?? linesAtOnce }) };
    if (range.until === undefined) return endApplication(parts, tx, of, found);
    const { after, until } = { ...range, until: range.until };
    await holdMembers(tx, of, { memberId: found.member_id, after, until });
    const importer = await findImporter(tx, { tenantId: of.tenantId, memberId: found.member_id });
    if (!importer?.mayWrite) return endApplication(parts, tx, of, found);
    await applyLines(tx, of, importer, { after, until, now: parts.clock.now() });
    await changeImport(tx, of, { now: parts.clock.now(), done_until: until });
  });
}

async function lastOfNext(
  tx: Tx,
  { tenantId, importId }: OfImport,
  { done_until: after, limit }: Pick<FoundImport, 'done_until'> & { limit: number },
): Promise<number | undefined> {
  const rows = await tx
    .selectFrom('people.people_import_line')
    .select('line')
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('line', '>', after)
    .where('verdict', 'in', ['new', 'changes'])
    .orderBy('line')
    .limit(limit)
    .execute();
  return rows.at(-1)?.line;
}

async function holdMembers(
  tx: Tx,
  { tenantId, importId }: OfImport,
  { memberId, after, until }: { memberId: string; after: number; until: number },
): Promise<void> {
  await holdMembersOf(
    tx,
    { tenantId },
    sql`
      select ${tenantId}::uuid as tenant_id, ${memberId}::uuid as member_id
      union select l.tenant_id, l.member_id from people.people_import_line as l
      where l.tenant_id = ${tenantId} and l.import_id = ${importId} and l.line > ${after} and l.line <= ${until} and l.verdict = 'changes'`,
  );
}

/** One entry of the audit log for the whole import, with its counts (ADM-09). */
async function endApplication({ clock, newId }: RunParts, tx: Tx, of: OfImport, found: FoundImport): Promise<void> {
  const step = stepImport(found.state, 'endApplication');
  if (!step.ok) return;
  await changeImport(tx, of, { now: clock.now(), state: step.state });
  const { created, changed, same, bad } = await countLines(tx, of);
  const who: Importer | undefined = await findImporter(tx, { tenantId: of.tenantId, memberId: found.member_id });
  if (!who) return;
  await recordChange(tx, who, {
    what: 'people_import.applied',
    subject: 'people_import',
    subjectId: of.importId,
    before: null,
    after: { fileName: found.file_name, created, changed, same, bad },
    now: clock.now(),
    id: newId(),
  });
}
