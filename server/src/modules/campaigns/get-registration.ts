import type { Registration, RegistrationForm } from '@vitrine/contract/campaigns';
import {
  judgeRegistration,
  registrationSteps,
  wrongWithPerson,
  type CampaignsRefusal,
  type RegistrationFacts,
} from '@vitrine/domain/campaigns';
import { textIn } from '@vitrine/domain/kernel';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { todayIn } from './campaign-rows.ts';
import { localeOf } from './choice-words.ts';
import { cardOf, eligibilityOf } from './list-campaigns.ts';
import { listAgenciesWithBrands } from './program-lists.ts';
import { getPublished } from './queries.ts';
import { registrationFacts } from './registration-facts.ts';
import { registrationOf, type MemberRegistration } from './registration-of.ts';

/** The registration as it stands, with its choices and the state of each step (CMP-02). Refuses `not_found`. */
export async function getRegistration(
  parts: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { campaignId }: { campaignId: string },
): Promise<Registration> {
  const db = parts.db.read();
  const campaign = await getPublished(db, actor, { campaignId });
  const registration = await registrationOf(db, actor, { campaignId });
  const agencies = await listAgenciesWithBrands(db, actor);
  const form = registration ? formOf(registration) : emptyForm(agencies);
  const today = todayIn(campaign, parts.clock.now());
  const facts = await registrationFacts(db, actor, { campaign, form, today });
  return {
    campaign: cardOf(parts, actor, { campaign, eligibility: await eligibilityOf(parts, db, actor) }),
    terms: { version: campaign.termsVersion, text: textIn(campaign.terms, localeOf(actor)) },
    form,
    registeredAt: registration?.registeredAt ?? null,
    agencies,
    retailers: await listChains(db, actor, { campaignId }),
    stores: registration?.stores ?? [],
    steps: stepsOf(facts),
    can: { register: wrongWithPerson(facts).length === 0 },
  };
}

/** Where there is one agency only, it is chosen already; nobody is asked what has one answer. */
const emptyForm = (agencies: readonly { id: string; brands: readonly { id: string }[] }[]): RegistrationForm => {
  const only = agencies.length === 1 ? agencies[0] : undefined;
  const brands = only?.brands ?? [];
  return {
    termsVersion: null,
    agencyId: only?.id ?? null,
    brandIds: brands.length === 1 ? brands.map(({ id }) => id) : [],
    chains: [],
  };
};

function formOf({ termsVersion, agencyId, brandIds, stores }: MemberRegistration): RegistrationForm {
  const retailerIds = [...new Set(stores.map(({ retailerId }) => retailerId))];
  return {
    termsVersion,
    agencyId,
    brandIds,
    chains: retailerIds.map((retailerId) => ({
      retailerId,
      storeIds: stores.filter((store) => store.retailerId === retailerId).map(({ id }) => id),
    })),
  };
}

function stepsOf(facts: RegistrationFacts): Registration['steps'] {
  const verdict = judgeRegistration(facts);
  const open: Partial<Record<string, CampaignsRefusal>> = verdict.ok ? {} : verdict.steps;
  return registrationSteps.map((step) => ({ step, isDone: open[step] === undefined, refusal: open[step] ?? null }));
}

/** Chains with a store that takes part. */
async function listChains(db: Reader, actor: Actor, { campaignId }: { campaignId: string }) {
  const rows = await db
    .selectFrom('campaigns.participating_store as part')
    .innerJoin('campaigns.store as store', (join) =>
      join.onRef('store.tenant_id', '=', 'part.tenant_id').onRef('store.id', '=', 'part.store_id'),
    )
    .innerJoin('campaigns.retailer as chain', (join) =>
      join.onRef('chain.tenant_id', '=', 'store.tenant_id').onRef('chain.id', '=', 'store.retailer_id'),
    )
    .select(['chain.id', 'chain.name'])
    .select(({ fn }) => fn.countAll<number>().as('stores'))
    .where('part.tenant_id', '=', actor.tenantId)
    .where('part.campaign_id', '=', campaignId)
    .where('store.is_active', '=', true)
    .groupBy(['chain.id', 'chain.name', 'chain.search_text'])
    .orderBy('chain.search_text')
    .execute();
  return rows;
}
