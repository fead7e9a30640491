import { violatedKey, type Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordChange } from '../../platform/audit/index.ts';

/** What the console edits here, as the trail of changes calls it. */
export type ProgramSubject = 'campaign' | 'product' | 'store' | 'retailer' | 'product_brand' | 'agency';

/** Keeps who changed what, in the transaction that does it (ADM-09). */
export function recordOnProgram(
  { clock, newId }: Pick<Platform, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  change: { subject: ProgramSubject; subjectId: string; what: string; before: unknown; after: unknown },
): Promise<void> {
  return recordChange(tx, actor, { ...change, now: clock.now(), id: newId() });
}

/** Refuses all wrong fields at once, the first one by name; `prefix` is where the call holds the form. */
export function refuseFields(faults: Record<string, string | undefined>, { prefix }: { prefix: string }): void {
  const wrong = Object.entries(faults).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const [first] = wrong;
  if (!first) return;
  throw new Refusal(first[1], { fields: Object.fromEntries(wrong.map(([field, code]) => [`${prefix}${field}`, code])) });
}

/** Whoever saves what somebody else changed meanwhile is told, and loses nothing. */
export function refuseOld(now: { version: number }, asked: { version: number }): void {
  if (now.version !== asked.version) throw new Refusal('changed_meanwhile');
}

/** Names, SKUs and tax ids are unique by index: of two at once the later one is refused at its field. */
export async function takenAtField<T>({ prefix }: { prefix: string }, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    const taken = takenBy[violatedKey(fault) ?? ''];
    if (taken) throw new Refusal(taken.code, { fields: { [`${prefix}${taken.field}`]: taken.code } });
    throw fault;
  }
}

const takenBy: Record<string, { field: string; code: string }> = {
  product_tenant_id_sku_key: { field: 'sku', code: 'sku_taken' },
  store_tax_id: { field: 'taxId', code: 'tax_id_taken' },
  retailer_name: { field: 'name', code: 'name_taken' },
  brand_name: { field: 'name', code: 'name_taken' },
  agency_name: { field: 'name', code: 'name_taken' },
};

/** What a person with these permissions may do with anything here. */
export const canSave = (actor: Actor): { save: boolean } => ({ save: actor.permissions.has('campaigns.write') });
