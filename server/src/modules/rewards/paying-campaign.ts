import type { PayingCampaign } from '@vitrine/contract/rewards';
import { dayIn } from '@vitrine/domain/kernel';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { campaignFacts, campaignsOfMember, currentCampaignOf, nameFor, type CampaignFacts } from '../campaigns/index.ts';
import { balances } from '../ledger/index.ts';
import type { RewardsParts } from './edits.ts';

type Parts = Pick<RewardsParts, 'clock'>;
export type Paying = { campaign: CampaignFacts; available: number; underAudit: number; isSpendable: boolean; experience: number };

/** The campaign whose points pay: the one named, else the one chosen for the store, else the one that the member looks at (CMP-08); undefined for somebody registered nowhere. Refuses `not_found`. */
export async function payingCampaign(
  parts: Parts,
  db: Reader,
  actor: Actor,
  { campaignId }: { campaignId?: string | undefined },
): Promise<Paying | undefined> {
  const campaign =
    campaignId === undefined
      ? ((await chosenCampaign(parts, db, actor)) ?? (await currentCampaignOf(parts, db, actor)))
      : await campaignFacts(parts, db, actor, { campaignId });
  if (!campaign) return undefined;
  const { points, experience } = await balances(db, actor, { memberId: actor.memberId, campaignId: campaign.id });
  const isSpendable = campaign.state === 'running' || isUsable(parts, { campaign, expiresOn: points.expiresOn });
  return { campaign, available: points.available, underAudit: points.underAudit, isSpendable, experience: experience.credited };
}

/** `user_reward_campaign`, while it runs. */
async function chosenCampaign(parts: Parts, db: Reader, actor: Actor): Promise<CampaignFacts | undefined> {
  const row = await db
    .selectFrom('rewards.paying_choice')
    .select('campaign_id')
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .executeTakeFirst();
  if (!row) return undefined;
  const campaign = await campaignFacts(parts, db, actor, { campaignId: row.campaign_id });
  return campaign.state === 'running' ? campaign : undefined;
}

/** The running campaigns among which the member chooses, each with what it has to spend. */
export async function payableCampaigns(parts: Parts, db: Reader, actor: Actor): Promise<{ id: string; name: string; available: number }[]> {
  const running = (await campaignsOfMember(parts, db, actor)).filter(({ state }) => state === 'running');
  const payable = [];
  for (const { id, name } of running) {
    const { points } = await balances(db, actor, { memberId: actor.memberId, campaignId: id });
    payable.push({ id, name: nameFor(actor, name), available: points.available });
  }
  return payable;
}

/** Whether points of a campaign may be spent: it runs, or it gave points back after its end that may be spent still (decision D31). */
export async function isSpendable(
  parts: Parts,
  db: Reader,
  actor: Pick<Actor, 'tenantId' | 'memberId'>,
  { campaign }: { campaign: CampaignFacts },
): Promise<boolean> {
  if (campaign.state === 'running') return true;
  const { points } = await balances(db, actor, { memberId: actor.memberId, campaignId: campaign.id });
  return isUsable(parts, { campaign, expiresOn: points.expiresOn });
}

const isUsable = ({ clock }: Parts, { campaign, expiresOn }: { campaign: CampaignFacts; expiresOn: string | null }): boolean =>
  campaign.state === 'closed' && expiresOn !== null && expiresOn >= dayIn(campaign.timeZone, clock.now());

export const shownCampaign = (actor: Actor, paying: Paying | undefined): PayingCampaign =>
  paying
    ? {
        id: paying.campaign.id,
        name: nameFor(actor, paying.campaign.name),
        endsOn: paying.campaign.endsOn,
        available: paying.available,
        underAudit: paying.underAudit,
      }
    : null;
