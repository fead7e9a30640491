import type { TrailForm } from '@vitrine/contract/trails';
import type { Actor } from '../../platform/http/index.ts';
import { checkTrailForm } from './check-trail-form.ts';
import type { TrailParts } from './edit-draft.ts';
import { recordOnTrail } from './record-on-trail.ts';
import { columnsOf } from './trail-rows.ts';

/** Begins a trail as a draft without items. A title may wait until it is published; refusals stand at fields of `trail`. */
export function createTrail(parts: TrailParts, actor: Actor, form: TrailForm): Promise<{ id: string }> {
  const id = parts.newId();
  const versionId = parts.newId();
  const now = parts.clock.now();
  return parts.db.transaction(async (tx) => {
    const trail = await checkTrailForm(parts, tx, actor, { trailId: id, form });
    const row = { tenant_id: actor.tenantId, id, version: 1, state: 'draft', draft_id: versionId, has_changes: true };
    await tx
      .insertInto('trails.trail')
      .values({ ...row, created_at: now, updated_at: now })
      .execute();
    await tx
      .insertInto('trails.trail_version')
      .values({ tenant_id: actor.tenantId, id: versionId, trail_id: id, ...columnsOf(trail), created_at: now })
      .execute();
    await recordOnTrail(parts, tx, actor, { trailId: id, what: 'trail.created', before: null, after: trail });
    return { id };
  });
}
