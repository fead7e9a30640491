import type { ActivityForm } from '@vitrine/contract/catalog';
import type { QuestionDraft } from '@vitrine/contract/assessment';
import { aCourse } from '../modules/catalog/testing.ts';
import { anActivity } from '../modules/activities/testing.ts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { fillProgress, type MadeCourse } from './fill-progress.ts';
import { kinds } from './kinds/kinds.gen.ts';
import type { Shelf } from './store-media.ts';
import { demoCourses, type BrandKey, type DemoActivity, type DemoCourse, type DemoQuestion } from './texts/index.ts';

/** Courses of a brand, written and published by its program administrator, and what its people did in them so far. Answers the courses. */
export async function fillCourses(
  platform: Platform,
  { brand, people, tags }: { brand: BrandKey; people: readonly BuiltPerson[]; tags: ReadonlyMap<string, string> },
): Promise<readonly MadeCourse[]> {
  const author = people.find(({ actor }) => actor.permissions.has('content.write'));
  if (!author) throw new Error(`demo: nobody of ${brand} may write courses`);
  const shelf: Shelf = { platform, author };
  const made: MadeCourse[] = [];
  // The first course of the list was published last, so that it stands first on the shelf.
  for (const course of demoCourses.filter(({ tenant }) => tenant === brand).toReversed()) {
    const questions = course.questions.map((question) => questionOf(platform, question));
    const activities: ActivityForm[] = [];
    for (const activity of course.activities) activities.push(await activityOf(shelf, { course, activity, questions }));
    const draft = await aCourse(platform, author.actor, { course: formOf(course, tags), activities });
    made.unshift({
      id: draft.id,
      key: course.key,
      questions,
      activities: draft.activities.map(({ kind, hierarchy_order }) => ({ kind, order: hierarchy_order })),
    });
  }
  await fillProgress(platform, { people, courses: made });
  return made;
}

const formOf = (course: DemoCourse, tags: ReadonlyMap<string, string>) => ({
  title: course.title,
  summary: course.summary,
  description: course.description,
  scene: course.scene,
  workloadMinutes: course.minutes,
  tagIds: course.tags.flatMap((key) => tags.get(key) ?? []),
});

async function activityOf(
  shelf: Shelf,
  { course, activity, questions }: { course: DemoCourse; activity: DemoActivity; questions: QuestionDraft[] },
): Promise<ActivityForm> {
  const says = { title: activity.title, summary: activity.summary };
  return anActivity(activity.kind, { ...says, content: await kinds[activity.kind](shelf, { course, activity, questions }) });
}

const questionOf = ({ newId }: Platform, { kind, topic, prompt, explanation, options }: DemoQuestion): QuestionDraft => ({
  id: newId(),
  kind,
  topic,
  prompt,
  explanation,
  options: options.map(({ text, right }) => ({ id: newId(), text, isRight: right })),
});
