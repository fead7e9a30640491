import type { CourseAudience } from '@vitrine/contract/catalog';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkAudience } from '../catalog/index.ts';
import { audienceIn, rowsOfAudience } from '../identity/index.ts';
import type { TrailParts } from './edit-draft.ts';
import { getTrail, lockTrail } from './queries.ts';
import { recordOnTrail } from './record-on-trail.ts';

/** Who sees a trail in the catalog; nobody named is everybody. Refuses `not_found`. */
export async function getTrailAudience(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { trailId }: { trailId: string },
): Promise<CourseAudience> {
  await getTrail(db.read(), actor, trailId);
  return audienceOf(db.read(), actor, trailId);
}

/** Limits who sees a trail, at once; those in it go on. Refuses `not_found`, and `invalid_choice` at `groupIds`, `areaIds` and `tagIds`. */
export function saveTrailAudience(
  parts: TrailParts,
  actor: Actor,
  { trailId, audience }: { trailId: string; audience: CourseAudience },
): Promise<CourseAudience> {
  return parts.db.transaction(async (tx) => {
    await lockTrail(tx, actor, trailId);
    await checkAudience(tx, actor, audience);
    const before = await audienceOf(tx, actor, trailId);
    await tx.deleteFrom('trails.trail_audience').where('tenant_id', '=', actor.tenantId).where('trail_id', '=', trailId).execute();
    const named = rowsOfAudience(audience);
    if (named.length > 0)
      await tx
        .insertInto('trails.trail_audience')
        .values(named.map((one) => ({ tenant_id: actor.tenantId, trail_id: trailId, id: parts.newId(), ...one })))
        .execute();
    const after = await audienceOf(tx, actor, trailId);
    await recordOnTrail(parts, tx, actor, { trailId, what: 'trail.audience_set', before, after });
    return after;
  });
}

async function audienceOf(db: Reader, actor: Actor, trailId: string): Promise<CourseAudience> {
  const rows = await db
    .selectFrom('trails.trail_audience')
    .select(['group_id', 'area_id', 'tag_id'])
    .where('tenant_id', '=', actor.tenantId)
    .where('trail_id', '=', trailId)
    .execute();
  return audienceIn(rows);
}
