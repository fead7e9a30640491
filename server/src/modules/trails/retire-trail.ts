import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { TrailParts } from './edit-draft.ts';
import { lockTrail } from './queries.ts';
import { recordOnTrail } from './record-on-trail.ts';

/** Takes a trail out of the catalog; those in it go on. Refuses `trail_already_retired`. */
export function retireTrail(parts: TrailParts, actor: Actor, { trailId }: { trailId: string }): Promise<Record<string, never>> {
  return parts.db.transaction(async (tx) => {
    const { state } = await lockTrail(tx, actor, trailId);
    if (state === 'retired') throw new Refusal('trail_already_retired');
    await tx
      .updateTable('trails.trail')
      .set({ state: 'retired', updated_at: parts.clock.now() })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', trailId)
      .execute();
    await recordOnTrail(parts, tx, actor, { trailId, what: 'trail.retired', before: { state }, after: { state: 'retired' } });
    return {};
  });
}
