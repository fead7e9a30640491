/** Builders of levels, by the same use-cases that administrators call; for tests and the demo. */
import { dayIn } from '@vitrine/domain/kernel';
import type { LevelForm, LevelRequest } from '@vitrine/contract/levels';
import type { LevelReason, Minimums, Rank } from '@vitrine/domain/levels';
import type { Actor } from '../../platform/http/index.ts';
import { approveLevel, refuseLevel } from './decide-level.ts';
import type { LevelsParts } from './reach-level.ts';
import type { InvoicesOf } from './requests.ts';
import { settleCampaign } from './settle-campaigns.ts';
import { saveCampaignLevels, saveLevel } from './settings.ts';
import { minimumsOf } from './current-level.ts';

export { settleCampaign, setRank } from './settle-campaigns.ts';

/** What a campaign asks for its levels; 400 and 1,250 unless told. */
export async function someMinimums(
  parts: LevelsParts,
  actor: Actor,
  { campaignId, ...wish }: Partial<Minimums> & { campaignId: string },
): Promise<void> {
  const version = (await minimumsOf(parts.db.write(), actor, { campaignId }))?.version ?? 0;
  await saveCampaignLevels(parts, actor, { campaignId, version, minimums: { intermediate: 400, highest: 1_250, ...wish } });
}

/** A level under a name of the client's own. */
export const aNamedLevel = (parts: LevelsParts, actor: Actor, { rank, ...level }: LevelForm & { rank: Rank }) =>
  saveLevel(parts, actor, { rank, version: 0, level });

/** The newest open request of a member; undefined: none. */
export async function openRequestOf(
  { db }: Pick<LevelsParts, 'db'>,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { memberId }: { memberId: string },
): Promise<{ id: string; version: number } | undefined> {
  return db
    .write()
    .selectFrom('levels.request')
    .select(['id', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .orderBy('opened_at', 'desc')
    .executeTakeFirst();
}

/** The same request, approved or refused by this administrator. */
export async function decidedLevel(
  parts: LevelsParts & { invoicesOf: InvoicesOf },
  administrator: Actor,
  { request, reason, note = '' }: { request: { id: string; version: number }; reason?: LevelReason; note?: string },
): Promise<LevelRequest> {
  const seen = { requestId: request.id, version: request.version };
  return reason ? refuseLevel(parts, administrator, { ...seen, reason, note }) : approveLevel(parts, administrator, seen);
}

/** Settles every campaign with levels whose last day is over in its zone, the first that ended first. */
export async function settleCampaigns(parts: LevelsParts): Promise<void> {
  const ended = await parts.db
    .write()
    .selectFrom('levels.campaign_rule as r')
    .innerJoin('campaigns.campaign as c', (join) => join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.campaign_id'))
    .select(['r.campaign_id', 'r.tenant_id', 'c.ends_on', 'c.time_zone'])
    .where('r.tenant_id', 'is not', null)
    .where('c.published_at', 'is not', null)
    .orderBy('c.ends_on')
    .execute();
  for (const { tenant_id: tenantId, campaign_id: campaignId, ends_on, time_zone } of ended)
    if (ends_on < dayIn(time_zone, parts.clock.now())) await settleCampaign(parts, { tenantId, campaignId });
}
