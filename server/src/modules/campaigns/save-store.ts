import type { StoreDetail, StoreForm } from '@vitrine/contract/campaigns';
import { mergeEdit, takenAtField, type Actor, type Changes, type Was } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordOnProgram, takenBy } from './edits.ts';
import { checkStoreForm, getStore, getStoreForm, storeColumns } from './store-rows.ts';

const prefix = 'store.';

/** Saves what was changed of a store (decision 058). Refuses `not_found`, `changed_meanwhile`, and at its fields what creating refuses. */
export function saveStore(
  parts: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { storeId, version, store, was }: { storeId: string; version: number; store: Changes<StoreForm>; was?: Was },
): Promise<StoreDetail> {
  return takenAtField({ prefix, takenBy }, () =>
    parts.db.transaction(async (tx) => {
      const before = await getStoreForm(tx, actor, { storeId, lock: true });
      const form = mergeEdit(before, { version, now: store, was });
      const checked = await checkStoreForm(tx, actor, { form, prefix });
      await tx
        .updateTable('campaigns.store')
        .set({ version: before.version + 1, ...storeColumns(checked), updated_at: parts.clock.now() })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', storeId)
        .execute();
      const sides = { before: before.form, after: checked.form };
      await recordOnProgram(parts, tx, actor, { subject: 'store', subjectId: storeId, what: 'store.saved', ...sides });
      return getStore(tx, actor, { storeId });
    }),
  );
}
