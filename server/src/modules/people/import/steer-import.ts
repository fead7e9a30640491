import type { PeopleImport } from '@vitrine/contract/people';
import { isImportRunning, judgeColumns, stepImport, type ImportAct } from '@vitrine/domain/people/import';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeImport, lockImport, presentImport, type FoundImport } from './import-rows.ts';

export const importJob = 'identity.import-people';
type Parts = Pick<Platform, 'db' | 'clock' | 'jobs'>;
type Ask = { importId: string; act: Extract<ImportAct, 'dryRun' | 'apply' | 'undo' | 'cancel'> };

/**
 * Sets an import going, or gives it up. What runs already is only queued once more: where its job was lost, it goes on where it stood. Whoever steers answers for what is written.
 * Refuses `not_found`, `import_not_ready`, `import_over`, `columns_missing`, and what is wrong with the spreadsheet as a whole.
 */
export function steerImport(parts: Parts, actor: Actor, { importId, act }: Ask): Promise<PeopleImport> {
  const of = { tenantId: actor.tenantId, importId };
  return parts.db.transaction(async (tx) => {
    const found = await lockImport(tx, of);
    const step = stepImport(found.state, act, found);
    if (!step.ok) throw new Refusal(step.refusal);
    if (act === 'dryRun') refuseUnready(found);
    const isNew = step.state !== found.state;
    await changeImport(tx, of, {
      now: parts.clock.now(),
      state: step.state,
      member_id: actor.memberId,
      ...(isNew ? { done_until: 0 } : {}),
    });
    if (isImportRunning(step.state)) await parts.jobs.send({ tx, name: importJob, payload: of, once: importId });
    return presentImport(tx, of);
  });
}

function refuseUnready({ refusal, columns }: FoundImport): void {
  if (refusal !== null) throw new Refusal(refusal);
  const judged = judgeColumns(columns);
  if (!judged.ok) throw new Refusal(judged.refusal, { fields: { columns: judged.refusal } });
}
