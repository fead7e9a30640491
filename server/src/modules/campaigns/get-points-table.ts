import type { getPointsTable as wire, PointsTableDetail } from '@vitrine/contract/campaigns';
import type { Answer } from '@vitrine/contract/kernel';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasBegunAt } from './campaign-rows.ts';
import { pointsRowsOf } from './points-rows.ts';
import { getCampaignRow, getPointsTableOf, getPublished } from './queries.ts';

/** What earns what in a campaign (PTS-02). Refuses `not_found`. */
export async function getPointsTable(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { campaignId }: { campaignId: string },
): Promise<Answer<typeof wire>> {
  await getPublished(db.read(), actor, { campaignId });
  const table = await getPointsTableOf(db.read(), actor, { campaignId });
  return { number: table.number, frozenAt: table.frozenAt, rows: await pointsRowsOf(db.read(), actor, table) };
}

/** The same as it is edited, of drafts too. */
export async function getPointsTableToManage(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { campaignId }: { campaignId: string },
): Promise<PointsTableDetail> {
  const reader = db.read();
  const campaign = await getCampaignRow(reader, actor, { campaignId });
  const table = await getPointsTableOf(reader, actor, { campaignId });
  const isFixed = table.frozenAt !== null || hasBegunAt(campaign, clock.now());
  return {
    version: table.version,
    number: table.number,
    frozenAt: table.frozenAt,
    rows: await pointsRowsOf(reader, actor, table),
    can: { save: actor.permissions.has('campaigns.write') && !isFixed },
  };
}
