import type { Text } from '../kernel/index.ts';
import type { TrailItemKind, TrailRefusal, TrailState } from './words.ts';

export type TrailPublicationFacts = {
  state: TrailState;
  hasChanges: boolean;
  title: Text;
  /** In their order; whether each can be begun by somebody today. */
  items: readonly { isInCatalog: boolean }[];
};
type Verdict = { ok: true } | { ok: false; refusal: TrailRefusal; fields?: Record<string, string> };

/** Whether a trail's draft may become a version (D10): with a title, and nothing in it that nobody could begin. A retired trail may come back as it was. */
export function judgeTrailPublication({ state, hasChanges, title, items }: TrailPublicationFacts): Verdict {
  if (!hasChanges && state === 'published') return { ok: false, refusal: 'nothing_to_publish' };
  if (!Object.values(title).some(Boolean)) return { ok: false, refusal: 'title_required', fields: { 'trail.title': 'title_required' } };
  if (items.length === 0) return { ok: false, refusal: 'trail_empty' };
  const fields = items.flatMap(({ isInCatalog }, index): [string, string][] =>
    isInCatalog ? [] : [[`items.${index}`, 'item_not_published']],
  );
  return fields.length > 0 ? { ok: false, refusal: 'item_not_published', fields: Object.fromEntries(fields) } : { ok: true };
}

/** Places of items that stood in the list before already: nothing is done twice in one trail. */
export function twiceIn(items: readonly { kind: TrailItemKind; subjectId: string }[]): number[] {
  const seen = new Set<string>();
  return items.flatMap(({ kind, subjectId }, index) => {
    const key = `${kind} ${subjectId}`;
    if (seen.has(key)) return [index];
    seen.add(key);
    return [];
  });
}
