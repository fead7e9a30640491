import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { pointsRowsOf } from './points-rows.ts';
import { getPointsTableOf } from './queries.ts';

/** The rules of a campaign's points table that give most experience for one unit, under the names that people read. */
export async function mostExperience(
  db: Reader,
  actor: Actor,
  { campaignId, most }: { campaignId: string; most: number },
): Promise<{ id: string; name: string; experience: number }[]> {
  const table = await getPointsTableOf(db, actor, { campaignId });
  const rules = table.rules
    .filter(({ experience }) => experience > 0)
    .toSorted((one, other) => other.experience - one.experience)
    .slice(0, most);
  const rows = await pointsRowsOf(db, actor, { ...table, rules });
  return rows.map(({ id, name, experience }) => ({ id, name, experience }));
}
