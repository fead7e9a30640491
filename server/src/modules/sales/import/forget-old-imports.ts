import { closeImport, importKeptDays } from '@vitrine/domain/people/import';
import type { Platform } from '../../../platform/platform.ts';
import { changeImport, lockImport } from './import-rows.ts';

/** Ends imports to which nothing happened for ninety days: their lines and their spreadsheet go, and nothing can be taken back any more (decision 019). */
export async function forgetOldSalesImports({ db, clock, storage }: Pick<Platform, 'db' | 'clock' | 'storage'>): Promise<void> {
  const before = clock.in(-importKeptDays * 86_400_000);
  const tenants = await db.read().selectFrom('tenancy.tenant').select('id').orderBy('id').execute();
  for (const { id: tenantId } of tenants) {
    const old = await db
      .write()
      .selectFrom('sales.import')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('is_over', '=', false)
      .where('changed_at', '<=', before)
      .execute();
    for (const { id: importId } of old)
      await db.transaction(async (tx) => {
        const found = await lockImport(tx, { tenantId, importId });
        if (found.changed_at > before) return;
        await storage.forgetOwned({ tenantId, room: 'sales', ownerId: importId });
        await tx.deleteFrom('sales.import_line').where('tenant_id', '=', tenantId).where('import_id', '=', importId).execute();
        await changeImport(tx, { tenantId, importId }, { now: found.changed_at, state: closeImport(found.state), is_over: true });
      });
  }
}
