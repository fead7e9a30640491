/** Builders of people in trails, for tests and the demo: by the use-cases that people call. */
import type { CourseForm } from '@vitrine/contract/catalog';
import type { TrailForm } from '@vitrine/contract/trails';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { House } from '../../../testing.ts';
import { aDocument, anActivity } from '../../activities/testing.ts';
import { aCourse } from '../../catalog/testing.ts';
import { aPerson } from '../../identity/testing.ts';
import { aTrail } from '../../trails/testing.ts';
import { learnActivity } from '../testing.ts';
import { enrolInTrail } from './enrol-in-trail.ts';
import { openTrailCourse } from './open-trail-course.ts';
export { enrolMembers } from '../paths/enrol-members.ts';
export { enrolInTrail };

/** A course of one document of three pages. */
export async function aShortCourse(
  parts: Platform,
  author: { actor: Actor },
  title: string,
  course: Partial<CourseForm> = {},
): Promise<string> {
  const document = await aDocument(parts, author.actor, { pages: 3 });
  const activities = [anActivity('pdf', { content: { files: { 'pt-BR': document } } })];
  return (await aCourse(parts, author.actor, { course: { title: { 'pt-BR': title }, ...course }, activities })).id;
}

/** Opens a course of a trail and reads its document to the end. */
export async function finishStep(
  parts: Platform,
  actor: Actor,
  { trailId, courseId }: { trailId: string; courseId: string },
): Promise<void> {
  await openTrailCourse(parts, actor, { trailId, courseId });
  await learnActivity(parts, actor, { courseId, order: 1 });
}

/** A client with an author, a learner, and a trail of two short courses. */
export async function aTrailWithPeople(house: House, trail: Partial<TrailForm> = {}) {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const learner = await aPerson(house.platform, { tenantId: author.tenantId, fullName: 'Camila Rocha' });
  const first = await aShortCourse(house.platform, author, 'O que o cliente pergunta');
  const second = await aShortCourse(house.platform, author, 'Inverse na loja');
  const { id: trailId } = await aTrail(house.platform, author.actor, { courses: [first, second], trail });
  return { author, learner, first, second, trailId, tenantId: author.tenantId };
}
