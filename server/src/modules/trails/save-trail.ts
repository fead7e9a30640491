import type { TrailDraft, TrailForm } from '@vitrine/contract/trails';
import { mergeEdit, type Actor, type Changes, type Was } from '../../platform/http/index.ts';
import { checkTrailForm } from './check-trail-form.ts';
import { editDraft, type TrailParts } from './edit-draft.ts';
import { getTrailVersion } from './queries.ts';
import { columnsOf, formOf } from './trail-rows.ts';

/** Saves what was changed of what a trail says about itself (decision 058). Refuses `changed_meanwhile`, and at fields of `trail`. */
export function saveTrail(
  parts: TrailParts,
  actor: Actor,
  ask: { trailId: string; version: number; trail: Changes<TrailForm>; was?: Was },
): Promise<TrailDraft> {
  return editDraft(parts, actor, ask, async (tx, { trailId, versionId, version }) => {
    const before = formOf(await getTrailVersion(tx, actor, versionId));
    const form = mergeEdit({ version, form: before }, { version: ask.version, now: ask.trail, was: ask.was });
    const after = await checkTrailForm(parts, tx, actor, { trailId, form });
    await tx
      .updateTable('trails.trail_version')
      .set(columnsOf(after))
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', versionId)
      .where('frozen_at', 'is', null)
      .execute();
    return { what: 'trail.saved', before, after };
  });
}
