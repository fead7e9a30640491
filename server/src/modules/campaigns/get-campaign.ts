import type { CampaignPage } from '@vitrine/contract/campaigns';
import { wrongWithPerson } from '@vitrine/domain/campaigns';
import { textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { todayIn, type Campaign } from './campaign-rows.ts';
import { localeOf } from './choice-words.ts';
import { cardOf, eligibilityOf } from './list-campaigns.ts';
import { memberFacts } from './member-facts.ts';
import { getPublished } from './queries.ts';
import { registrationOf, type MemberRegistration } from './registration-of.ts';

/** A campaign, its terms and where the member stands in it. Refuses `not_found`, for drafts too. */
export async function getCampaign(
  parts: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { campaignId }: { campaignId: string },
): Promise<CampaignPage> {
  const db = parts.db.read();
  const campaign = await getPublished(db, actor, { campaignId });
  const eligibility = await eligibilityOf(parts, db, actor);
  const member = await memberFacts(db, actor);
  const registration = await registrationOf(db, actor, { campaignId });
  const [wrong] = wrongWithPerson({ campaign, member, today: todayIn(campaign, parts.clock.now()) });
  return {
    ...cardOf(parts, actor, { campaign, eligibility }),
    countries: campaign.countries,
    stores: await countStores(db, actor, campaign),
    products: await countProducts(db, actor, campaign),
    terms: { version: campaign.termsVersion, text: textIn(campaign.terms, localeOf(actor)) },
    registration: registration ? await namesOf(db, actor, registration) : null,
    can: { register: wrong === undefined, select: registration !== undefined },
    refusal: wrong?.refusal ?? null,
  };
}

async function namesOf(db: Reader, actor: Actor, { agencyId, brandIds, stores, registeredAt }: MemberRegistration) {
  const agency = await db
    .selectFrom('campaigns.agency')
    .select('name')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  const brands = await db
    .selectFrom('campaigns.brand')
    .select('name')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', brandIds)
    .orderBy('search_text')
    .execute();
  return {
    agency: agency.name,
    brands: brands.map(({ name }) => name),
    stores: stores.map(({ id, name }) => ({ id, name })),
    registeredAt,
  };
}

async function countStores(db: Reader, actor: Actor, { id }: Campaign): Promise<number> {
  const { count } = await db
    .selectFrom('campaigns.participating_store')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', actor.tenantId)
    .where('campaign_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Products that earn something in this campaign: those that a rule of its newest points table speaks of, as `ruleValuesOf` has it. */
async function countProducts(db: Reader, actor: Actor, { id }: Campaign): Promise<number> {
  const { count } = await db
    .selectFrom('campaigns.product as product')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('product.tenant_id', '=', actor.tenantId)
    .where('product.is_active', '=', true)
    .where(
      sql<boolean>`exists (
        select from campaigns.points_rule as rule
        where rule.tenant_id = product.tenant_id and rule.tenant_id = ${actor.tenantId} and rule.value <> ''
          and rule.table_id = (
            select newest.id from campaigns.points_table as newest
            where newest.tenant_id = ${actor.tenantId} and newest.campaign_id = ${id} order by newest.number desc limit 1
          )
          and (rule.scope, rule.value) in (
            ('sku', product.sku), ('brand', product.brand_id::text), ('product_type', product.product_type), ('form_factor', product.form_factor),
            ('processor', product.processor),
            ('generation', case when product.processor <> '' and product.generation <> '' then product.processor || ' / ' || product.generation else '' end)
          )
      )`,
    )
    .executeTakeFirstOrThrow();
  return count;
}
