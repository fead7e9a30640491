import type { SalesImport } from '@vitrine/contract/sales';
import { isImportRunning, stepImport } from '@vitrine/domain/people/import';
import { recordChange } from '../../../platform/audit/index.ts';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { salesImportJob } from './begin-import.ts';
import { changeImport, lockImport, presentImport } from './import-rows.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'jobs'>;
const told = { apply: 'sales_import.applied', undo: 'sales_import.undone', cancel: undefined } as const;

/** Applies an import, takes it back, or gives it up; the audit log keeps who did. What was broken off goes on. Refuses `import_not_ready`, `import_over`. */
export function steerSalesImport(
  parts: Parts,
  actor: Actor,
  { importId, act }: { importId: string; act: 'apply' | 'undo' | 'cancel' },
): Promise<SalesImport> {
  const of = { tenantId: actor.tenantId, importId };
  return parts.db.transaction(async (tx) => {
    const found = await lockImport(tx, of);
    const step = stepImport(found.state, act, found);
    if (!step.ok) throw new Refusal(step.refusal);
    const now = parts.clock.now();
    await changeImport(tx, of, { now, state: step.state, member_id: actor.memberId });
    const what = step.state === found.state ? undefined : told[act];
    if (what) {
      const change = {
        what,
        subject: 'sales_import',
        subjectId: importId,
        before: { state: found.state },
        after: { file: found.file_name },
      };
      await recordChange(tx, actor, { ...change, now, id: parts.newId() });
    }
    if (isImportRunning(step.state)) await parts.jobs.send({ tx, name: salesImportJob, payload: of, once: importId });
    return presentImport(tx, actor, of);
  });
}
