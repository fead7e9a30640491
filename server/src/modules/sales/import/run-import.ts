import { isImportRunning, type ImportState } from '@vitrine/domain/people/import';
import { z } from 'zod';
import { applyNext } from './apply-next.ts';
import { getImport, type OfImport } from './import-rows.ts';
import type { ImportParts } from './import-parts.ts';
import { dryRunNext } from './dry-run-next.ts';
import { undoNext } from './undo-next.ts';

const Payload = z.object({ tenantId: z.uuid(), importId: z.uuid() });

/**
 * Works on an import until its step is done. Each sale is a transaction of its own that also keeps that it was taken: a server that is killed leaves whole sales, and whoever
 * comes next goes on behind the last one. Two at once only wait for each other.
 */
export async function runSalesImport(parts: ImportParts, payload: Record<string, unknown>): Promise<void> {
  const of = Payload.parse(payload);
  for (;;) {
    const { state } = await getImport(parts.db.write(), of);
    if (!isImportRunning(state)) return;
    await nextOf[state]?.(parts, of);
  }
}

const nextOf: Partial<Record<ImportState, (parts: ImportParts, of: OfImport) => Promise<void>>> = {
  rehearsing: dryRunNext,
  applying: applyNext,
  undoing: undoNext,
};
