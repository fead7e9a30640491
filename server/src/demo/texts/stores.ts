import { z } from 'zod';
import { BrandKey } from './brands.ts';
import { AreaKey } from './labels.ts';
import rows from './stores.json' with { type: 'json' };

const Retailer = z.strictObject({ key: z.string(), tenant: BrandKey, name: z.string() });
export type DemoRetailer = z.infer<typeof Retailer>;

const Store = z.strictObject({
  key: z.string(),
  tenant: BrandKey,
  retailer: z.string(),
  name: z.string(),
  country: z.string().length(2),
  city: z.string(),
  state: z.string(),
  /** IANA time zone: a store's weeks and days are its own. */
  zone: z.string(),
  area: AreaKey,
  /** Tax id without marks: CNPJ, CUIT, RUT, RUC, NIT, RFC or BN. */
  document: z.string(),
  /** False where phones and cameras are not allowed; the chain's word where it is left out. */
  takesPhotos: z.boolean().optional(),
});
export type DemoStore = z.infer<typeof Store>;

export const demoRetailers: DemoRetailer[] = z.array(Retailer).parse(rows.retailers);

/** Fourteen stores of Aurora in six countries, two of each other brand. */
export const demoStores: DemoStore[] = z.array(Store).parse(rows.stores);
