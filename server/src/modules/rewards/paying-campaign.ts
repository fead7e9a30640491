import type { PayingCampaign } from '@vitrine/contract/rewards';
import { dayIn } from '@vitrine/domain/kernel';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { campaignFacts, currentCampaignOf, nameFor, type CampaignFacts } from '../campaigns/index.ts';
import { balances } from '../ledger/index.ts';
import type { RewardsParts } from './edits.ts';

type Parts = Pick<RewardsParts, 'clock'>;
export type Paying = { campaign: CampaignFacts; available: number; underAudit: number; isSpendable: boolean; experience: number };

/** The campaign whose points pay: the one named, else the one that the member looks at (CMP-08); undefined for somebody registered nowhere. Refuses `not_found`. */
export async function payingCampaign(
  parts: Parts,
  db: Reader,
  actor: Actor,
  { campaignId }: { campaignId?: string | undefined },
): Promise<Paying | undefined> {
  const campaign =
    campaignId === undefined ? await currentCampaignOf(parts, db, actor) : await campaignFacts(parts, db, actor, { campaignId });
  if (!campaign) return undefined;
  const { points, experience } = await balances(db, actor, { memberId: actor.memberId, campaignId: campaign.id });
  const isSpendable = campaign.state === 'running' || isUsable(parts, { campaign, expiresOn: points.expiresOn });
  return { campaign, available: points.available, underAudit: points.underAudit, isSpendable, experience: experience.credited };
}

/** Whether points of a campaign may be spent: it runs, or it gave points back after its end that may be spent still (decision D31). */
export async function isSpendable(parts: Parts, db: Reader, actor: Actor, { campaign }: { campaign: CampaignFacts }): Promise<boolean> {
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
