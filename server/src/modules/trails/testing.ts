/** Builders of trails, by the same use-cases that authors call; for tests and the demo. */
import type { TrailDraft, TrailForm } from '@vitrine/contract/trails';
import type { Actor } from '../../platform/http/index.ts';
import { saveTrailAudience } from './audience.ts';
import { createTrailCategory } from './categories.ts';
import { createTrail } from './create-trail.ts';
import type { TrailParts } from './edit-draft.ts';
import { getTrailDraft } from './get-trail-draft.ts';
import { publishTrail } from './publish-trail.ts';
import { saveTrailItems } from './save-trail-items.ts';
export { createTrailCategory as aTrailCategory, saveTrailAudience };

/** What an author sends for a trail; anything may be given. */
export function aTrailForm(given: Partial<TrailForm> = {}): TrailForm {
  return {
    title: { 'pt-BR': 'Especialista em geladeiras', 'en-US': 'Fridge specialist' },
    summary: { 'pt-BR': 'Do primeiro contato à venda.' },
    description: {},
    scene: 'fridge',
    imageFileId: null,
    categoryId: null,
    tagIds: [],
    prerequisiteTrailId: null,
    isSequential: false,
    trainingPoints: 0,
    ...given,
  };
}

type TrailAsk = { trail?: Partial<TrailForm>; courses: readonly (string | { id: string; isRequired: boolean })[]; published?: boolean };

/** A trail of these courses in this order, published unless told otherwise. */
export async function aTrail(parts: TrailParts, actor: Actor, { trail, courses, published = true }: TrailAsk): Promise<TrailDraft> {
  const { id: trailId } = await createTrail(parts, actor, aTrailForm(trail));
  const items = courses.map((course) => {
    const { id: subjectId, isRequired } = typeof course === 'string' ? { id: course, isRequired: true } : course;
    return { kind: 'course' as const, subjectId, isRequired };
  });
  const { version } = await getTrailDraft(parts, actor, trailId);
  const draft = await saveTrailItems(parts, actor, { trailId, version, items });
  return published ? publishTrail(parts, actor, { trailId, version: draft.version }) : draft;
}
