import type { getProgramLists as wire } from '@vitrine/contract/campaigns';
import type { Answer } from '@vitrine/contract/kernel';
import { campaignCountries, generationOf, productTypes } from '@vitrine/domain/campaigns';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { listCountries } from '../tenancy/index.ts';
import { localeOf, productTypeName } from './choice-words.ts';

/** Choices of filters and forms, named in the person's language. */
export async function getProgramLists(parts: Pick<Platform, 'db'>, actor: Actor): Promise<Answer<typeof wire>> {
  const db = parts.db.read();
  const [brands, retailers, agencies, countries, products] = await Promise.all([
    db.selectFrom('campaigns.brand').select(['id', 'name']).where('tenant_id', '=', actor.tenantId).orderBy('search_text').execute(),
    db.selectFrom('campaigns.retailer').select(['id', 'name']).where('tenant_id', '=', actor.tenantId).orderBy('search_text').execute(),
    listAgenciesWithBrands(db, actor),
    listCountries(parts, localeOf(actor)),
    db
      .selectFrom('campaigns.product')
      .select(['form_factor', 'processor', 'generation'])
      .distinct()
      .where('tenant_id', '=', actor.tenantId)
      .execute(),
  ]);
  return {
    productTypes: productTypes.map((id) => ({ id, name: productTypeName(actor, id) })),
    brands,
    retailers,
    agencies: agencies.map((agency) => ({ id: agency.id, name: agency.name, brandIds: agency.brands.map(({ id }) => id) })),
    countries: countries.filter(({ code }) => campaignCountries.includes(code)).map(({ code, name }) => ({ code, name })),
    formFactors: sorted(products.map(({ form_factor }) => form_factor)),
    processors: sorted(products.map(({ processor }) => processor)),
    generations: sorted(products.map(generationOf)),
  };
}

const sorted = (words: readonly string[]): string[] => [...new Set(words.filter(Boolean))].toSorted();

type AgencyWithBrands = { id: string; name: string; brands: { id: string; name: string }[] };

/** Agencies by name, each with the brands that its people sell. */
export async function listAgenciesWithBrands(db: Reader, actor: Pick<Actor, 'tenantId'>): Promise<AgencyWithBrands[]> {
  const rows = await db
    .selectFrom('campaigns.agency as agency')
    .leftJoin('campaigns.agency_brand as link', (join) =>
      join.onRef('link.tenant_id', '=', 'agency.tenant_id').onRef('link.agency_id', '=', 'agency.id'),
    )
    .leftJoin('campaigns.brand as brand', (join) =>
      join.onRef('brand.tenant_id', '=', 'link.tenant_id').onRef('brand.id', '=', 'link.brand_id'),
    )
    .select(['agency.id', 'agency.name', 'brand.id as brand_id', 'brand.name as brand'])
    .where('agency.tenant_id', '=', actor.tenantId)
    .orderBy('agency.search_text')
    .orderBy('brand.search_text')
    .execute();
  const agencies = new Map<string, AgencyWithBrands>();
  for (const { id, name, brand_id, brand } of rows) {
    const agency = agencies.get(id) ?? { id, name, brands: [] };
    agencies.set(id, agency);
    if (brand_id !== null && brand !== null) agency.brands.push({ id: brand_id, name: brand });
  }
  return [...agencies.values()];
}
