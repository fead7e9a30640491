/** Trails of the tests' own, made and published by the program's manager over HTTP. */
import { createTrail, publishTrail, saveTrailItems, type TrailForm } from '@vitrine/contract/trails';
import { aMark, callAs } from './api.ts';
import type { MadeCourse } from './courses.ts';

const author = 'manager';

/** A published trail of these courses, in this order. */
export async function aTrail(courses: readonly MadeCourse[], given: Partial<TrailForm> = {}): Promise<{ id: string; title: string }> {
  const title = `Trilha ${aMark()}`;
  const trail: TrailForm = {
    title: { 'pt-BR': title, 'en-US': `${title} (en)`, 'es-ES': `${title} (es)`, 'fr-FR': `${title} (fr)` },
    summary: { 'pt-BR': 'Uma coisa depois da outra.' },
    description: { 'pt-BR': '<p>Até o certificado.</p>' },
    scene: 'fridge',
    imageFileId: null,
    categoryId: null,
    tagIds: [],
    prerequisiteTrailId: null,
    isSequential: true,
    trainingPoints: 0,
    ...given,
  };
  const { id } = await callAs(author, createTrail, { body: trail });
  const items = courses.map((course) => ({ kind: 'course' as const, subjectId: course.id, isRequired: true }));
  const { version } = await callAs(author, saveTrailItems, { params: { trailId: id }, body: { version: 1, items } });
  await callAs(author, publishTrail, { params: { trailId: id }, body: { version } });
  return { id, title };
}
