import type { Tx } from '../../platform/database/index.ts';
import type { Actor, TakenBy } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordChange } from '../../platform/audit/index.ts';

/** What the console edits here, as the audit log calls it. */
export type ProgramSubject = 'campaign' | 'product' | 'store' | 'retailer' | 'product_brand' | 'agency' | 'promotion';

/** Keeps who changed what, in the transaction that does it (ADM-09). */
export function recordOnProgram(
  { clock, newId }: Pick<Platform, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  change: { subject: ProgramSubject; subjectId: string; what: string; before: unknown; after: unknown },
): Promise<void> {
  return recordChange(tx, actor, { ...change, now: clock.now(), id: newId() });
}

/** Names, SKUs and tax ids are unique by index, which guards these fields. */
export const takenBy: TakenBy = {
  product_tenant_id_sku_key: { field: 'sku', code: 'sku_taken' },
  store_tax_id: { field: 'taxId', code: 'tax_id_taken' },
  retailer_name: { field: 'name', code: 'name_taken' },
  brand_name: { field: 'name', code: 'name_taken' },
  agency_name: { field: 'name', code: 'name_taken' },
};

/** What a person with these permissions may do with anything here. */
export const canSave = (actor: Actor): { save: boolean } => ({ save: actor.permissions.has('campaigns.write') });
