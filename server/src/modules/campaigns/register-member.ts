import type { Registration, RegistrationForm } from '@vitrine/contract/campaigns';
import { judgeRegistration } from '@vitrine/domain/campaigns';
import { within, type Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { todayIn } from './campaign-rows.ts';
import { getRegistration } from './get-registration.ts';
import { getPublished } from './queries.ts';
import { registrationFacts } from './registration-facts.ts';

type Ask = RegistrationForm & { campaignId: string };

/**
 * Registers the actor for a campaign, or changes their registration while it lasts (CMP-02). Two at once make one registration: the later
 * one's choices stay. Refuses `not_found`, and at its fields whatever the judgement refuses.
 */
export function registerMember(
  parts: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { campaignId, ...asked }: Ask,
): Promise<Registration> {
  const form = { ...asked, brandIds: unique(asked.brandIds) };
  return parts.db.transaction(async (tx) => {
    const campaign = await getPublished(tx, actor, { campaignId });
    const facts = await registrationFacts(tx, actor, { campaign, form, today: todayIn(campaign, parts.clock.now()) });
    const verdict = judgeRegistration(facts);
    if (!verdict.ok)
      throw new Refusal(verdict.refusal, { fields: verdict.fields, ...(isEligibility(verdict.refusal) ? { status: 409 } : {}) });
    if (form.agencyId === null) throw new Refusal('agency_required', { fields: { agencyId: 'agency_required' } });
    const id = await keep(parts, tx, actor, { campaignId, agencyId: form.agencyId, termsVersion: campaign.termsVersion });
    await setBrands(tx, actor, { id, brandIds: form.brandIds });
    await setStores(tx, actor, { id, storeIds: unique(form.chains.flatMap(({ storeIds }) => storeIds)) });
    return getRegistration(within(parts, tx), actor, { campaignId });
  });
}

const unique = (ids: readonly string[]) => [...new Set(ids)].sort();
/** What no other input would change is a matter of state (D65). */
const isEligibility = (refusal: string) =>
  ['member_blocked', 'member_not_approved', 'member_not_verified', 'campaign_closed'].includes(refusal);

/** The row is the lock: whoever comes second waits here, and then replaces what the first one chose. */
async function keep(
  { clock, newId }: Pick<Platform, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  { campaignId, agencyId, termsVersion }: { campaignId: string; agencyId: string; termsVersion: number },
): Promise<string> {
  const now = clock.now();
  const { id } = await tx
    .insertInto('campaigns.registration')
    .values({
      tenant_id: actor.tenantId,
      id: newId(),
      campaign_id: campaignId,
      member_id: actor.memberId,
      agency_id: agencyId,
      terms_version: termsVersion,
      terms_accepted_at: now,
      registered_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'campaign_id', 'member_id']).doUpdateSet((row) => ({
        agency_id: agencyId,
        // The first acceptance of a version is the one that counts.
        terms_accepted_at: row
          .case()
          .when('campaigns.registration.terms_version', '=', termsVersion)
          .then(row.ref('campaigns.registration.terms_accepted_at'))
          .else(now)
          .end(),
        terms_version: termsVersion,
        updated_at: now,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function setBrands(tx: Tx, actor: Actor, { id, brandIds }: { id: string; brandIds: readonly string[] }): Promise<void> {
  await tx.deleteFrom('campaigns.registration_brand').where('tenant_id', '=', actor.tenantId).where('registration_id', '=', id).execute();
  await tx
    .insertInto('campaigns.registration_brand')
    .values(brandIds.map((brand_id) => ({ tenant_id: actor.tenantId, registration_id: id, brand_id })))
    .execute();
}

async function setStores(tx: Tx, actor: Actor, { id, storeIds }: { id: string; storeIds: readonly string[] }): Promise<void> {
  await tx.deleteFrom('campaigns.registration_store').where('tenant_id', '=', actor.tenantId).where('registration_id', '=', id).execute();
  await tx
    .insertInto('campaigns.registration_store')
    .values(storeIds.map((store_id) => ({ tenant_id: actor.tenantId, registration_id: id, store_id })))
    .execute();
}
