/** Builders of courses, by the same use-cases that authors call; for tests and the demo. */
import type { ActivityForm, CourseDraft, CourseForm } from '@vitrine/contract/catalog';
import type { Actor } from '../../platform/http/index.ts';
import { anActivity } from '../activities/testing.ts';
import { addActivity } from './add-activity.ts';
export { saveCourseAudience } from './audience.ts';
export { setInPortfolio } from './portfolio.ts';
import { createCourse } from './create-course.ts';
import type { CatalogParts } from './edit-draft.ts';
import { getCourseDraft } from './get-course-draft.ts';
import { publishCourse } from './publish-course.ts';

/** What an author sends for a course; anything may be given. */
export function aCourseForm(given: Partial<CourseForm> = {}): CourseForm {
  return {
    title: { 'pt-BR': 'Frio Inverse', 'en-US': 'Inverse cooling', 'es-ES': 'Frío Inverse', 'fr-FR': 'Froid Inverse' },
    summary: { 'pt-BR': 'Como o frio circula.', 'en-US': 'How cold moves.' },
    description: { 'pt-BR': '<p>Venda com segurança.</p>', 'en-US': '<p>Sell with confidence.</p>' },
    scene: 'fridge',
    imageFileId: null,
    workloadMinutes: 30,
    tagIds: [],
    fileIds: [],
    prerequisiteCourseId: null,
    isSequential: false,
    block_activities_menu: false,
    trainingPoints: 0,
    ...given,
  };
}

/** A course with its activities (one test, when none are given), published unless told otherwise. */
export async function aCourse(
  parts: CatalogParts,
  actor: Actor,
  {
    course,
    activities = [anActivity('conventional_test')],
    published = true,
  }: { course?: Partial<CourseForm>; activities?: ActivityForm[]; published?: boolean } = {},
): Promise<CourseDraft> {
  const { id: courseId } = await createCourse(parts, actor, aCourseForm(course));
  let draft = await getCourseDraft(parts, actor, courseId);
  for (const activity of activities) draft = await addActivity(parts, actor, { courseId, version: draft.version, activity });
  return published ? publishCourse(parts, actor, { courseId, version: draft.version }) : draft;
}
