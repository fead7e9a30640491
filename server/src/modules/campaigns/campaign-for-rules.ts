import type { Text } from '@vitrine/domain/kernel';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasBegunAt } from './campaign-rows.ts';
import { getCampaignRow, lockCampaign } from './queries.ts';

/** What a room has to know that keeps rules of its own for a campaign: they are fixed once it has begun (D30). */
export type CampaignForRules = { id: string; name: Text; hasBegun: boolean };

/** A campaign of the client, a draft too; with a transaction it is held, so that it cannot be published or moved meanwhile. Refuses `not_found`. */
export async function campaignForRules(
  { clock }: Pick<Platform, 'clock'>,
  on: { db: Reader } | { tx: Tx },
  actor: Pick<Actor, 'tenantId'>,
  { campaignId }: { campaignId: string },
): Promise<CampaignForRules> {
  const campaign = 'tx' in on ? await lockCampaign(on.tx, actor, { campaignId }) : await getCampaignRow(on.db, actor, { campaignId });
  return { id: campaign.id, name: campaign.name, hasBegun: hasBegunAt(campaign, clock.now()) };
}
