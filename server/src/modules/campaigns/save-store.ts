import type { StoreDetail, StoreForm } from '@vitrine/contract/campaigns';
import { type Actor, refuseOld, takenAtField } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordOnProgram, takenBy } from './edits.ts';
import { checkStoreForm, getStore, getStoreForm, storeColumns } from './store-rows.ts';

const prefix = 'store.';

/** Saves a store. Refuses `not_found`, `changed_meanwhile`, and at its fields what creating refuses. */
export function saveStore(
  parts: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { storeId, version, store }: { storeId: string; version: number; store: StoreForm },
): Promise<StoreDetail> {
  return takenAtField({ prefix, takenBy }, () =>
    parts.db.transaction(async (tx) => {
      const before = await getStoreForm(tx, actor, { storeId, lock: true });
      refuseOld(before, { version });
      const checked = await checkStoreForm(tx, actor, { form: store, prefix });
      await tx
        .updateTable('campaigns.store')
        .set({ version: version + 1, ...storeColumns(checked), updated_at: parts.clock.now() })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', storeId)
        .execute();
      const sides = { before: before.form, after: checked.form };
      await recordOnProgram(parts, tx, actor, { subject: 'store', subjectId: storeId, what: 'store.saved', ...sides });
      return getStore(tx, actor, { storeId });
    }),
  );
}
