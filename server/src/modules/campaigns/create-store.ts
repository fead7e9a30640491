import type { StoreForm } from '@vitrine/contract/campaigns';
import { type Actor, takenAtField } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordOnProgram, takenBy } from './edits.ts';
import { checkStoreForm, storeColumns } from './store-rows.ts';

const prefix = '';

/** Adds a store. Refuses at its fields `retailer_unknown`, `tax_id_invalid`, `tax_id_taken`, `country_unknown`, `zone_unknown`. */
export function createStore(parts: Pick<Platform, 'db' | 'clock' | 'newId'>, actor: Actor, asked: StoreForm): Promise<{ id: string }> {
  const id = parts.newId();
  const now = parts.clock.now();
  return takenAtField({ prefix, takenBy }, () =>
    parts.db.transaction(async (tx) => {
      const checked = await checkStoreForm(tx, actor, { form: asked, prefix });
      await tx
        .insertInto('campaigns.store')
        .values({ tenant_id: actor.tenantId, id, version: 1, ...storeColumns(checked), created_at: now, updated_at: now })
        .execute();
      await recordOnProgram(parts, tx, actor, {
        subject: 'store',
        subjectId: id,
        what: 'store.created',
        before: null,
        after: checked.form,
      });
      return { id };
    }),
  );
}
