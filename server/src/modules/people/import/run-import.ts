import { z } from 'zod';
import { isImportRunning, type ImportState } from '@vitrine/domain/people/import';
import { codeOf } from '../../../platform/database/index.ts';
import { applyNext } from './apply-next.ts';
import { getImport } from './import-rows.ts';
import type { RunParts } from './run-parts.ts';
import { dryRunNext } from './dry-run-next.ts';
import { undoNext } from './undo-next.ts';

const Payload = z.object({ tenantId: z.uuid(), importId: z.uuid() });

/**
 * Works on an import until its step is done. Each batch is a transaction that also keeps how far it came: a server that is killed leaves whole batches, and whoever comes next goes on
 * behind the last one. Two at once only wait for each other.
 */
export async function runImport(parts: RunParts, payload: Record<string, unknown>): Promise<void> {
  const of = Payload.parse(payload);
  for (;;) {
    const { state } = await getImport(parts.db.write(), of);
    if (!isImportRunning(state)) return;
    await again(() => nextOf[state]?.(parts, of) ?? Promise.resolve());
  }
}

const nextOf: Partial<Record<ImportState, typeof applyNext>> = { rehearsing: dryRunNext, applying: applyNext, undoing: undoNext };

const tries = 5;

/** A name that somebody took between the judgement and the writing: judged once more, its line is bad. */
async function again(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (fault) {
      if (attempt === tries || codeOf(fault) !== '23505') throw fault;
    }
  }
}
