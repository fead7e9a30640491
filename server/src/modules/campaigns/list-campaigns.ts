import type { CampaignCard } from '@vitrine/contract/campaigns';
import { daysLeftOf } from '@vitrine/domain/campaigns';
import { textIn } from '@vitrine/domain/kernel';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { campaignOf, stateAt, todayIn, type Campaign } from './campaign-rows.ts';
import { localeOf } from './choice-words.ts';
import { currentCampaignOf } from './current-campaign.ts';

/** Campaigns of the member's country and those that they are registered for: active ones by their end, previous ones newest first (CMP-01). */
export async function listCampaigns(
  parts: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
): Promise<{ active: CampaignCard[]; previous: CampaignCard[] }> {
  const db = parts.db.read();
  const eligibility = await eligibilityOf(parts, db, actor);
  const rows = await db
    .selectFrom('campaigns.campaign')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('published_at', 'is not', null)
    .orderBy('ends_on')
    .orderBy('id')
    .execute();
  const cards = rows
    .map(campaignOf)
    .filter(({ id, countries }) => countries.includes(actor.country) || eligibility.registered.has(id))
    .map((campaign) => cardOf(parts, actor, { campaign, eligibility }));
  return {
    active: cards.filter(({ state }) => state !== 'closed'),
    previous: cards.filter(({ state }) => state === 'closed').toReversed(),
  };
}

/** Where the member is registered, and which campaign they look at. */
export type Eligibility = { registered: ReadonlySet<string>; currentId: string | undefined };

export async function eligibilityOf(parts: Pick<Platform, 'clock'>, db: Reader, actor: Actor): Promise<Eligibility> {
  const rows = await db
    .selectFrom('campaigns.registration')
    .select('campaign_id')
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .execute();
  const current = await currentCampaignOf(parts, db, actor);
  return { registered: new Set(rows.map(({ campaign_id }) => campaign_id)), currentId: current?.id };
}

/** A campaign as lists show it, in the person's language. */
export function cardOf(
  { clock }: Pick<Platform, 'clock'>,
  actor: Pick<Actor, 'locale'>,
  { campaign, eligibility }: { campaign: Campaign; eligibility: Eligibility },
): CampaignCard {
  const state = stateAt(campaign, clock.now());
  const { id, beginsOn, endsOn, timeZone } = campaign;
  return {
    id,
    name: textIn(campaign.name, localeOf(actor)),
    summary: textIn(campaign.summary, localeOf(actor)),
    state,
    beginsOn,
    endsOn,
    timeZone,
    daysLeft: state === 'running' ? daysLeftOf({ endsOn, today: todayIn(campaign, clock.now()) }) : 0,
    isRegistered: eligibility.registered.has(id),
    isSelected: eligibility.currentId === id,
  };
}
