import { dayIn, type LocalDate } from '@vitrine/domain/kernel';
import { isCampaignOpen, type SalesRefusal } from '@vitrine/domain/sales';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { campaignFacts, registrationOf } from '../campaigns/index.ts';
import { refusalOfSeller } from './sale-facts.ts';

type Eligibility = { can: { report: boolean }; refusal: SalesRefusal | null; today: LocalDate };

/** Whether the actor may report sales in a campaign, so that nobody fills in a form in vain (SAL-08). The store's zone decides in the end. */
export async function getSaleEligibility(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { campaignId }: { campaignId: string },
): Promise<Eligibility> {
  const reader = db.read();
  const campaign = await campaignFacts({ clock }, reader, actor, { campaignId });
  const isRegistered = (await registrationOf(reader, actor, { campaignId })) !== undefined;
  const today = dayIn(campaign.timeZone, clock.now());
  const refusal =
    (await refusalOfSeller(reader, actor, { isRegistered })) ?? (isCampaignOpen({ ...campaign, today }) ? null : 'campaign_closed');
  return { can: { report: refusal === null }, refusal, today };
}
