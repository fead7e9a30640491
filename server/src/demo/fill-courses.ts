import type { ActivityForm } from '@vitrine/contract/catalog';
import type { QuestionDraft } from '@vitrine/contract/assessment';
import { kindFacts } from '@vitrine/domain/activities';
import { aCourse, setInPortfolio } from '../modules/catalog/testing.ts';
import { anActivity } from '../modules/activities/testing.ts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { fillBank, fillSevenKinds } from './fill-bank.ts';
import { fillProgress, type MadeCourse } from './fill-progress.ts';
import { kinds } from './kinds/kinds.gen.ts';
import { storeHandbooks, type DemoParts } from './store-media.ts';
import { demoCourses, demoGames, type BrandKey, type DemoActivity, type DemoCourse, type DemoQuestion } from './texts/index.ts';

/** How many of a brand's newest courses anybody may see. */
const inPortfolio = 3;

/** Courses of a brand, written and published by its program administrator, and what its people did in them so far. Answers the courses. */
export async function fillCourses(
  platform: Platform,
  { brand, people, tags }: { brand: BrandKey; people: readonly BuiltPerson[]; tags: ReadonlyMap<string, string> },
): Promise<readonly MadeCourse[]> {
  const author = people.find(({ actor }) => actor.permissions.has('content.write'));
  if (!author) throw new Error(`demo: nobody of ${brand} may write courses`);
  const demoParts: DemoParts = { platform, author };
  const made: MadeCourse[] = [];
  const ofBrand = [...demoCourses, ...demoGames].filter(({ tenant }) => tenant === brand);
  const written = new Map(ofBrand.map((course) => [course.key, course.questions.map((question) => questionOf(platform, question))]));
  const subjects = await fillBank(platform, { author, ofCourses: [...written.values()].flat() });
  const bank = [...subjects.values()];
  if (brand === 'aurora') await fillSevenKinds(platform, { author, subjects });
  // The first course of the list was published last, so that it stands first in the catalog.
  for (const course of ofBrand.toReversed()) {
    const questions = written.get(course.key) ?? [];
    const activities: ActivityForm[] = [];
    for (const activity of course.activities) activities.push(await activityOf(demoParts, { course, activity, questions, bank }));
    const draft = await aCourse(platform, author.actor, {
      course: { ...formOf(course, tags), fileIds: await filesOf(demoParts, course) },
      activities,
    });
    made.unshift({
      id: draft.id,
      key: course.key,
      questions,
      activities: draft.activities.map(({ kind, hierarchy_order }) => ({ kind, order: hierarchy_order })),
    });
  }
  for (const { id: courseId } of made.slice(0, inPortfolio)) await setInPortfolio(platform, author.actor, { courseId, isShown: true });
  const isPlayed = ({ activities }: MadeCourse) => activities.some(({ kind }) => kindFacts[kind].hasRuns);
  await fillProgress(platform, { people, courses: made.filter((course) => !isPlayed(course)) });
  return made;
}

/** Courses whose handbook may be taken along as a file too (CRS-06). */
const withFiles = ['inverse', 'terra-coffee'];
const filesOf = async (demoParts: DemoParts, { key }: DemoCourse) =>
  withFiles.includes(key) ? [(await storeHandbooks(demoParts, key))['pt-BR']] : [];

/** What each course of the demo is worth to whoever completes it (decision D80). */
const trainingPoints = 80;

const formOf = (course: DemoCourse, tags: ReadonlyMap<string, string>) => ({
  trainingPoints,
  title: course.title,
  summary: course.summary,
  description: course.description,
  scene: course.scene,
  workloadMinutes: course.minutes,
  tagIds: course.tags.flatMap((key) => tags.get(key) ?? []),
});

async function activityOf(
  demoParts: DemoParts,
  {
    course,
    activity,
    questions,
    bank,
  }: { course: DemoCourse; activity: DemoActivity; questions: QuestionDraft[]; bank: readonly string[] },
): Promise<ActivityForm> {
  const says = { title: activity.title, summary: activity.summary };
  return anActivity(activity.kind, { ...says, content: await kinds[activity.kind](demoParts, { course, activity, questions, bank }) });
}

const questionOf = ({ newId }: Platform, { kind, topic, prompt, explanation, options }: DemoQuestion): QuestionDraft => ({
  id: newId(),
  kind,
  topic,
  prompt,
  explanation,
  options: options.map(({ text, right }) => ({ id: newId(), text, isRight: right })),
});
