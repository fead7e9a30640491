import type { CampaignState } from '@vitrine/domain/campaigns';
import type { LocalDate, Text } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { campaignOf, stateAt } from './campaign-rows.ts';
import { getPublished } from './queries.ts';

/** What rooms above and below know of a campaign. */
export type CampaignFacts = { id: string; name: Text; state: CampaignState; beginsOn: LocalDate; endsOn: LocalDate; timeZone: string };

/** A published campaign and its state now. Refuses `not_found`. */
export async function campaignFacts(
  { clock }: Pick<Platform, 'clock'>,
  db: Reader,
  actor: Pick<Actor, 'tenantId'>,
  { campaignId }: { campaignId: string },
): Promise<CampaignFacts> {
  const { id, name, beginsOn, endsOn, timeZone, isPublished } = await getPublished(db, actor, { campaignId });
  return { id, name, beginsOn, endsOn, timeZone, state: stateAt({ isPublished, beginsOn, endsOn, timeZone }, clock.now()) };
}

/** The campaigns that a member is registered for, the one they selected first, then those that end last. */
export async function campaignsOfMember(
  { clock }: Pick<Platform, 'clock'>,
  db: Reader,
  actor: Pick<Actor, 'tenantId' | 'memberId'>,
): Promise<(CampaignFacts & { isSelected: boolean })[]> {
  const rows = await db
    .selectFrom('campaigns.registration as own')
    .innerJoin('campaigns.campaign as campaign', (join) =>
      join.onRef('campaign.tenant_id', '=', 'own.tenant_id').onRef('campaign.id', '=', 'own.campaign_id'),
    )
    .leftJoin('campaigns.selected_campaign as selected', (join) =>
      join
        .onRef('selected.tenant_id', '=', 'own.tenant_id')
        .onRef('selected.member_id', '=', 'own.member_id')
        .onRef('selected.campaign_id', '=', 'own.campaign_id'),
    )
    .selectAll('campaign')
    .where('own.tenant_id', '=', actor.tenantId)
    .where('own.member_id', '=', actor.memberId)
    .where('campaign.published_at', 'is not', null)
    .orderBy(sql`selected.selected_at is not null`, 'desc')
    .orderBy('campaign.ends_on', 'desc')
    .orderBy('campaign.id', 'desc')
    .select(sql<boolean>`selected.selected_at is not null`.as('is_selected'))
    .execute();
  return rows.map((row) => {
    const campaign = campaignOf(row);
    const { id, name, beginsOn, endsOn, timeZone } = campaign;
    return { id, name, beginsOn, endsOn, timeZone, state: stateAt(campaign, clock.now()), isSelected: row.is_selected };
  });
}

/**
 * The campaign whose points a member looks at: the one they selected, else one that they are registered for, running ones first (CMP-08);
 * undefined for somebody registered nowhere.
 */
export async function currentCampaignOf(
  parts: Pick<Platform, 'clock'>,
  db: Reader,
  actor: Pick<Actor, 'tenantId' | 'memberId'>,
): Promise<CampaignFacts | undefined> {
  const facts = await campaignsOfMember(parts, db, actor);
  const current = facts.find(({ isSelected }) => isSelected) ?? facts.find(({ state }) => state === 'running') ?? facts[0];
  if (!current) return undefined;
  const { isSelected: _, ...rest } = current;
  return rest;
}
