import type { QuestionDraft } from '@vitrine/contract/assessment';
import { kindFacts, type ActivityKind } from '@vitrine/domain/activities';
import { locales } from '@vitrine/domain/kernel';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import { aNote, anEnrolment, learnActivity, passTest } from '../modules/learning/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { demoNotes } from './texts/index.ts';

export type MadeCourse = { id: string; key: string; questions: QuestionDraft[]; activities: { kind: ActivityKind; order: number }[] };

/**
 * Learners at work, so that nothing looks empty: the first one has a certificate and a course half-way and the newest ones untouched; every third of the others finished a course,
 * every third is in the middle of one.
 */
export async function fillProgress(
  platform: Platform,
  { people, courses }: { people: readonly BuiltPerson[]; courses: readonly MadeCourse[] },
): Promise<void> {
  const learners = people.filter(({ actor }) => actor.permissions.size === 0);
  for (const { person, course } of peopleWhoKnow({ learners, courses })) await finish(platform, person, course);
  for (const [index, person] of learners.entries()) {
    const [middle, done] = [courses[(index + 2) % courses.length], courses[(index + 1) % courses.length]];
    if (middle && middle !== done && index % 3 !== 2) await goHalfWay(platform, person, middle, { isNoting: index === 0 });
  }
}

/** Who finished which course: every third of the learners one. */
export function peopleWhoKnow({ learners, courses }: { learners: readonly BuiltPerson[]; courses: readonly MadeCourse[] }) {
  return learners.flatMap((person, index) => {
    const course = courses[(index + 1) % courses.length];
    return course && index % 3 === 0 ? [{ person, course }] : [];
  });
}

async function finish(platform: Platform, { actor }: BuiltPerson, course: MadeCourse): Promise<void> {
  await anEnrolment(platform, actor, { courseId: course.id });
  for (const { kind, order } of course.activities) {
    if (kindFacts[kind].hasAttempts) await passTest(platform, actor, { courseId: course.id, order, questions: course.questions });
    else await learnActivity(platform, actor, { courseId: course.id, order });
  }
}

async function goHalfWay(
  platform: Platform,
  { actor }: BuiltPerson,
  course: MadeCourse,
  { isNoting }: { isNoting: boolean },
): Promise<void> {
  const { activitiesMenu } = await anEnrolment(platform, actor, { courseId: course.id });
  const [first] = course.activities;
  if (first) await learnActivity(platform, actor, { courseId: course.id, order: first.order, part: 0.5 });
  if (!isNoting) return;
  for (const [index, text] of demoNotes[locales.find((locale) => locale === actor.locale) ?? 'pt-BR'].entries()) {
    const activity = activitiesMenu[index];
    if (activity) await aNote(platform, actor, { courseId: course.id, activityId: activity.id, text, second: secondIn(activity.kind) });
  }
}

/** Where in a film or a sound somebody wrote; null for what has no seconds. */
const secondIn = (kind: ActivityKind) => (kind === 'video' || kind === 'audio' ? 3 : null);
