import type { TrailDraft, TrailItemForm } from '@vitrine/contract/trails';
import { twiceIn } from '@vitrine/domain/trails';
import { Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import { editDraft, type TrailParts } from './edit-draft.ts';
import { findSubjects } from './item-subjects.ts';
import { itemsOfTrail, writeItems } from './queries.ts';

/** Puts these items into the draft, in this order. Refuses `changed_meanwhile`; at `items.N` (from 0) `item_twice`, and `invalid_choice` for what the client does not have. */
export function saveTrailItems(
  parts: TrailParts,
  actor: Actor,
  ask: { trailId: string; version: number; items: readonly TrailItemForm[] },
): Promise<TrailDraft> {
  const twice = twiceIn(ask.items).map((index): [string, string] => [String(index), 'item_twice']);
  refuseFields(Object.fromEntries(twice), { prefix: 'items.' });
  return editDraft(parts, actor, ask, async (tx, { versionId }) => {
    const subjects = await findSubjects(tx, actor, ask.items);
    const strange = ask.items.flatMap(({ subjectId }, index): [string, string][] =>
      subjects.has(subjectId) ? [] : [[`items.${index}`, 'invalid_choice']],
    );
    if (strange.length > 0) throw new Refusal('invalid_request', { fields: Object.fromEntries(strange) });
    const before = await itemsOfTrail(tx, actor, versionId);
    await writeItems(tx, actor, { versionId, items: ask.items });
    return { what: 'trail.items_saved', before, after: ask.items };
  });
}
