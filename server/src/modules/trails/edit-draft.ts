import type { TrailDraft } from '@vitrine/contract/trails';
import { within, type Tx } from '../../platform/database/index.ts';
import { refuseOld, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getTrailDraft } from './get-trail-draft.ts';
import { getTrailVersion, itemsOfTrail, lockTrail, writeItems } from './queries.ts';
import { recordOnTrail, type Change } from './record-on-trail.ts';
import { columnsOf, formOf, type Trail } from './trail-rows.ts';

export type TrailParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'publish'>;

/**
 * The one way to change a trail's draft, as for courses: locks the trail, refuses `changed_meanwhile` when somebody saved since this editor read it (who says in `was` what stood there before
 * has it judged field by field instead, decision 058), writes into a new version where the old one is published (D10), keeps the change in the audit log (ADM-09), and answers the draft as it is then.
 */
export function editDraft(
  parts: TrailParts,
  actor: Actor,
  { trailId, version, was }: { trailId: string; version: number; was?: unknown },
  edit: (tx: Tx, draft: { trailId: string; versionId: string; version: number }) => Promise<Change>,
): Promise<TrailDraft> {
  return parts.db.transaction(async (tx) => {
    const trail = await lockTrail(tx, actor, trailId);
    if (was === undefined) refuseOld(trail, { version });
    const versionId = await openVersion(parts, tx, actor, trail);
    const change = await edit(tx, { trailId, versionId, version: trail.version });
    await tx
      .updateTable('trails.trail')
      .set((row) => ({ version: row('version', '+', 1), draft_id: versionId, has_changes: true, updated_at: parts.clock.now() }))
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', trailId)
      .execute();
    await recordOnTrail(parts, tx, actor, { trailId, ...change });
    return getTrailDraft(within(parts, tx), actor, trailId);
  });
}

/** The version that may be written: the draft, or a copy of it once it was published. */
async function openVersion({ clock, newId }: TrailParts, tx: Tx, actor: Actor, { id, draftId, publishedId }: Trail): Promise<string> {
  if (draftId !== publishedId) return draftId;
  const versionId = newId();
  const before = await getTrailVersion(tx, actor, draftId);
  await tx
    .insertInto('trails.trail_version')
    .values({ tenant_id: actor.tenantId, id: versionId, trail_id: id, ...columnsOf(formOf(before)), created_at: clock.now() })
    .execute();
  await writeItems(tx, actor, { versionId, items: await itemsOfTrail(tx, actor, draftId) });
  return versionId;
}
