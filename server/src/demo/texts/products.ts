import { productTypes } from '@vitrine/domain/campaigns';
import { z } from 'zod';
import { BrandKey } from './brands.ts';
import rows from './products.json' with { type: 'json' };
import { Text } from './text.ts';

/** What one unit earns. */
const Earns = z.strictObject({ points: z.int().positive(), experience: z.int().positive() });

const ProductBrand = z.strictObject({ key: z.string(), tenant: BrandKey, name: z.string(), earns: Earns });
const TypeRule = Earns.extend({ tenant: BrandKey, type: z.enum(productTypes) });
const Agency = z.strictObject({ key: z.string(), tenant: BrandKey, name: z.string(), brands: z.array(z.string()) });
export type DemoAgency = z.infer<typeof Agency>;

const Product = z.strictObject({
  tenant: BrandKey,
  sku: z.string(),
  type: z.enum(productTypes),
  brand: z.string(),
  formFactor: z.string(),
  processor: z.string(),
  generation: z.string(),
  name: Text,
  /** A rule of its own; the others earn by their type, else by their brand. */
  earns: Earns.optional(),
});
export type DemoProduct = z.infer<typeof Product>;

export const demoProductBrands = z.array(ProductBrand).parse(rows.brands);
export const demoTypeRules = z.array(TypeRule).parse(rows.byType);
export const demoAgencies: DemoAgency[] = z.array(Agency).parse(rows.agencies);

/** Twenty-four products of Aurora, some of each other brand. */
export const demoProducts: DemoProduct[] = z.array(Product).parse(rows.products);
