import type { TrailDraft } from '@vitrine/contract/trails';
import { judgeTrailPublication } from '@vitrine/domain/trails';
import { within, type Tx } from '../../platform/database/index.ts';
import { Refusal, refuseOld, type Actor } from '../../platform/http/index.ts';
import type { TrailParts } from './edit-draft.ts';
import { getTrailDraft, itemsInDraft } from './get-trail-draft.ts';
import { getTrailVersion, lockTrail } from './queries.ts';
import { recordOnTrail } from './record-on-trail.ts';
import type { Trail } from './trail-rows.ts';

/**
 * Makes the draft an immutable version that members see (D10); those in the trail stay on theirs. Refuses `changed_meanwhile`, `nothing_to_publish`, `title_required`,
 * `trail_empty`, and `item_not_published` at each `items.N` (from 0). News: `trails.trail_published` `{ trailId, versionId, number }`.
 */
export function publishTrail(
  parts: TrailParts,
  actor: Actor,
  { trailId, version }: { trailId: string; version: number },
): Promise<TrailDraft> {
  return parts.db.transaction(async (tx) => {
    const trail = await lockTrail(tx, actor, trailId);
    refuseOld(trail, { version });
    const draft = await getTrailVersion(tx, actor, trail.draftId);
    const verdict = judgeTrailPublication({ ...trail, title: draft.title, items: await itemsInDraft(parts, tx, actor, draft.id) });
    if (!verdict.ok) throw new Refusal(verdict.refusal, { fields: verdict.fields });

    const number = draft.number ?? (await freeze(parts, tx, actor, trail));
    const now = parts.clock.now();
    await tx
      .updateTable('trails.trail')
      .set((row) => ({
        version: row('version', '+', 1),
        state: 'published',
        published_id: draft.id,
        has_changes: false,
        published_at: now,
        updated_at: now,
      }))
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', trailId)
      .execute();
    await parts.publish(tx, {
      event: 'trails.trail_published',
      tenantId: actor.tenantId,
      payload: { trailId, versionId: draft.id, number },
    });
    const before = { state: trail.state, versionId: trail.publishedId };
    const after = { state: 'published', versionId: draft.id, number };
    await recordOnTrail(parts, tx, actor, { trailId, what: 'trail.published', before, after });
    return getTrailDraft(within(parts, tx), actor, trailId);
  });
}

/** Freezes the draft and answers its number. The trail is locked, so no two get the same. */
async function freeze(parts: TrailParts, tx: Tx, actor: Actor, { id, draftId }: Trail): Promise<number> {
  const { last } = await tx
    .selectFrom('trails.trail_version')
    .where('tenant_id', '=', actor.tenantId)
    .where('trail_id', '=', id)
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  const number = (last ?? 0) + 1;
  await tx
    .updateTable('trails.trail_version')
    .set({ number, frozen_at: parts.clock.now() })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', draftId)
    .where('frozen_at', 'is', null)
    .execute();
  return number;
}
