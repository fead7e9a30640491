import type { CampaignPage } from '@vitrine/contract/campaigns';
import { wrongWithPerson } from '@vitrine/domain/campaigns';
import { textIn } from '@vitrine/domain/kernel';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { todayIn, type Campaign } from './campaign-rows.ts';
import { localeOf } from './choice-words.ts';
import { cardOf, standingOf } from './list-campaigns.ts';
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
  const standing = await standingOf(parts, db, actor);
  const member = await memberFacts(db, actor);
  const registration = await registrationOf(db, actor, { campaignId });
  const [wrong] = wrongWithPerson({ campaign, member, today: todayIn(campaign, parts.clock.now()) });
  return {
    ...cardOf(parts, actor, { campaign, standing }),
    countries: campaign.countries,
    stores: await countStores(db, actor, campaign),
    products: await countProducts(db, actor),
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

async function countProducts(db: Reader, actor: Actor): Promise<number> {
  const { count } = await db
    .selectFrom('campaigns.product')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', actor.tenantId)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}
