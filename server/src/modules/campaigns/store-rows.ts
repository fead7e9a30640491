import type { StoreDetail, StoreForm } from '@vitrine/contract/campaigns';
import { searchWords, taxIdOf } from '@vitrine/domain/campaigns';
import { isZone } from '@vitrine/domain/kernel';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { type Actor, notFound, refuseFields } from '../../platform/http/index.ts';
import { canSave } from './edits.ts';

/** A store as a form has it. Refuses `not_found`. */
export async function getStoreForm(
  db: Reader,
  actor: Actor,
  { storeId, lock = false }: { storeId: string; lock?: boolean },
): Promise<{ version: number; form: StoreForm }> {
  const row = await db
    .selectFrom('campaigns.store')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', storeId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  const { version, name, country, state, city } = row;
  const form = {
    retailerId: row.retailer_id,
    name,
    taxId: row.tax_id ?? '',
    country,
    state,
    city,
    timeZone: row.time_zone,
    takesPhotos: row.takes_photos,
    isActive: row.is_active,
  };
  return { version, form };
}

/** The store as the console opens it. */
export async function getStore(db: Reader, actor: Actor, { storeId }: { storeId: string }): Promise<StoreDetail> {
  const { version, form } = await getStoreForm(db, actor, { storeId });
  return { id: storeId, version, store: form, can: canSave(actor) };
}

/** The form with what shapes cannot tell: `retailer_unknown`, `country_unknown`, `zone_unknown`, `tax_id_invalid` at their fields. */
export async function checkStoreForm(
  tx: Tx,
  actor: Actor,
  { form, prefix }: { form: StoreForm; prefix: string },
): Promise<{ form: StoreForm; retailer: string }> {
  const retailer = await tx
    .selectFrom('campaigns.retailer')
    .select('name')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', form.retailerId)
    .executeTakeFirst();
  const country = await tx.selectFrom('tenancy.country').select('code').where('code', '=', form.country).executeTakeFirst();
  const taxId = taxIdOf(form.taxId);
  refuseFields(
    {
      retailerId: retailer ? undefined : 'retailer_unknown',
      taxId: taxId === undefined ? 'tax_id_invalid' : undefined,
      country: country ? undefined : 'country_unknown',
      timeZone: isZone(form.timeZone) ? undefined : 'zone_unknown',
    },
    { prefix },
  );
  return { form: { ...form, taxId: taxId ?? '' }, retailer: retailer?.name ?? '' };
}

/** Columns that a form decides; found by its name, its chain and its city. */
export const storeColumns = ({ form, retailer }: { form: StoreForm; retailer: string }) => ({
  retailer_id: form.retailerId,
  name: form.name,
  tax_id: form.taxId || null,
  country: form.country,
  state: form.state,
  city: form.city,
  time_zone: form.timeZone,
  takes_photos: form.takesPhotos,
  is_active: form.isActive,
  search_text: searchWords(form.name, retailer, form.city, form.state),
});
