import type { Text } from '../kernel/index.ts';
import type { CatalogRefusal, CourseState } from './words.ts';

export type PublicationFacts = {
  state: CourseState;
  hasChanges: boolean;
  title: Text;
  /** What each activity still lacks, in their order. */
  missing: readonly (readonly string[])[];
};
type Verdict = { ok: true } | { ok: false; refusal: CatalogRefusal; fields?: Record<string, string> };

/** Whether a draft may become a version (D10). A retired course without changes may come back to the catalog as it was. */
export function judgePublication({ state, hasChanges, title, missing }: PublicationFacts): Verdict {
  if (!hasChanges && state === 'published') return { ok: false, refusal: 'nothing_to_publish' };
  if (!Object.values(title).some(Boolean)) return { ok: false, refusal: 'title_required', fields: { 'course.title': 'title_required' } };
  if (missing.length === 0) return { ok: false, refusal: 'activities_required' };
  const fields = missing.flatMap(([first], index): [string, string][] => (first ? [[`activities.${index}`, first]] : []));
  return fields.length > 0 ? { ok: false, refusal: 'activity_unfinished', fields: Object.fromEntries(fields) } : { ok: true };
}

/** What somebody may do with a course now; screens show no more than this. */
export function courseCan({ mayWrite, state, hasChanges }: { mayWrite: boolean; state: CourseState; hasChanges: boolean }) {
  return { save: mayWrite, publish: mayWrite && (hasChanges || state !== 'published'), retire: mayWrite && state !== 'retired' };
}

/** True when a course would, over however many steps, have to be finished before it can begin. */
export function isCircular(courseId: string, prerequisiteId: string, needs: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set<string>();
  const open = [prerequisiteId];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === courseId) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(needs.get(next) ?? []));
  }
  return false;
}
