/** Builders of places in courses, for tests and the demo: by the use-cases that people call. */
import * as assessment from '@vitrine/contract/assessment';
import type { CourseForm } from '@vitrine/contract/catalog';
import * as wire from '@vitrine/contract/learning';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { House } from '../../testing.ts';
import { aDocument, aFilm, anActivity, seenOf } from '../activities/testing.ts';
import { saveAnswer } from '../assessment/index.ts';
import { aTest, rightAnswersOf } from '../assessment/testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { finishAttempt, startAttempt } from './attempts.ts';
import { enrol } from './enrol.ts';
import { getCourse } from './get-course.ts';
import { saveNote } from './notes/save-note.ts';
import { openActivity } from './open-activity.ts';
import { reportLearning } from './report-learning.ts';

/** Puts a member into a course. */
export async function anEnrolment(parts: Platform, actor: Actor, { courseId }: { courseId: string }): Promise<wire.CoursePage> {
  await enrol(parts, actor, { courseId });
  return getCourse(parts, actor, { courseId, certificateOf: async () => null });
}

/** Reads every page of a document, or watches this part of a film, as a device would report it. */
export async function learnActivity(
  parts: Platform,
  actor: Actor,
  { courseId, order, part = 1 }: { courseId: string; order: number; part?: number },
): Promise<void> {
  const { activity, content } = await openActivity(parts, actor, { courseId, hierarchyOrder: order });
  const events = seenOf(content, part).map((what) => ({
    event_id: parts.newId(),
    device_id: device,
    seq: order,
    client_time: parts.clock.now(),
    courseId,
    activityId: activity.id,
    what,
  }));
  const outsideSessions = async () => []; // in the demo everybody learns inside one
  await reportLearning({ ...parts, outsideSessions }, actor.tenantId, [{ actor, events }]);
}

/** A note of a member to an activity, as their device writes it. */
export async function aNote(
  parts: Platform,
  actor: Actor,
  { courseId, activityId, text, second = null }: { courseId: string; activityId: string; text: string; second?: number | null },
): Promise<void> {
  const once = { device, revision: 1, base: 0, copyId: parts.newId() };
  await saveNote(parts, actor, { noteId: parts.newId(), courseId, activityId, second, text, ...once });
}

/** Blocks everybody in a course, as the test kinds that block will do. */
export async function blockInCourse(
  { db }: Pick<Platform, 'db'>,
  { tenantId, courseId }: { tenantId: string; courseId: string },
): Promise<void> {
  await db
    .write()
    .updateTable('learning.enrolment')
    .set({ state: 'blocked' })
    .where('tenant_id', '=', tenantId)
    .where('course_id', '=', courseId)
    .execute();
}

/** Takes a test with every answer right. */
export async function passTest(
  parts: Platform,
  actor: Actor,
  { courseId, order, questions }: { courseId: string; order: number; questions: readonly assessment.QuestionDraft[] },
): Promise<void> {
  const attempt = await startAttempt(parts, actor, { courseId, hierarchyOrder: order, device });
  const right = rightAnswersOf({ questions: [...questions] });
  for (const { id } of attempt.questions)
    await saveAnswer(parts, actor, { attemptId: attempt.id, questionId: id, device, options: right.get(id) ?? [], revision: 1 });
  await finishAttempt(parts, actor, { courseId, hierarchyOrder: order, attemptId: attempt.id, device });
}

/** A device in a shop, as it names itself. */
export const device = 'a-phone-in-a-shop';

/** A client with an author, a learner, and a course of a document of three pages, a film of a hundred seconds and a test. */
export async function aClassroom(
  house: House,
  {
    course = {},
    rules = {},
    questions = 4,
    isTestRequired = true,
  }: {
    course?: Partial<CourseForm>;
    rules?: Partial<assessment.TestDraft['rules']>;
    questions?: number | assessment.QuestionDraft[];
    isTestRequired?: boolean;
  } = {},
) {
  const author = await aPerson(house.platform, { roles: ['program_administrator'] });
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  const quiz = aTest({ questions, ...rules });
  const document = await aDocument(house.platform, author, { pages: 3 });
  const film = await aFilm(house.platform, author, { seconds: 100 });
  const draft = await aCourse(house.platform, author.actor, {
    course,
    activities: [
      anActivity('pdf', { content: { files: { 'pt-BR': document } } }),
      anActivity('video', { content: { fileId: film, requiredPercent: 90 } }),
      anActivity('conventional_test', { isRequired: isTestRequired, content: { test: quiz } }),
    ],
  });
  const [pdf, video, exam] = draft.activities.map(({ id }) => id);
  if (!pdf || !video || !exam) throw new Error('the course has three activities');
  return { author, learner, quiz, courseId: draft.id, pdf, video, exam, draft };
}
export type Classroom = Awaited<ReturnType<typeof aClassroom>>;

/** What a device saw, with an id of its own. */
export const seen = (
  house: House,
  where: { courseId: string; activityId: string },
  what: wire.LearningEvent['what'],
  more: Partial<wire.LearningEvent> = {},
): wire.LearningEvent => ({
  event_id: house.platform.newId(),
  device_id: device,
  seq: 1,
  client_time: house.clock.now(),
  ...where,
  what,
  ...more,
});
export const pages = (...read: number[]) => ({ kind: 'pages_read' as const, pages: read, lastPage: read.at(-1) ?? 1 });
export const watched = (...ranges: [number, number][]) => ({
  kind: 'watched' as const,
  ranges,
  positionSeconds: ranges.at(-1)?.[1] ?? 0,
});
export const report = (house: House, person: BuiltPerson, events: wire.LearningEvent[]) =>
  house.call(person, wire.reportLearning, { body: { events } });
export const enrolIn = (house: House, person: BuiltPerson, courseId: string) => house.call(person, wire.enrol, { params: { courseId } });

/** Takes the test of a classroom over HTTP, all right or all wrong. */
export async function takeTest(house: House, { learner, courseId, quiz }: Classroom, { isRight }: { isRight: boolean }) {
  const params = { courseId, hierarchy_order: 3 };
  const { body: attempt } = await house.call(learner, wire.startAttempt, { params, body: { device } });
  const right = rightAnswersOf(quiz);
  for (const question of attempt.questions) {
    const rightOnes = right.get(question.id) ?? [];
    const wrongOnes = question.options.map(({ id }) => id).filter((id) => !rightOnes.includes(id));
    await house.call(learner, assessment.saveAnswer, {
      params: { attemptId: attempt.id, questionId: question.id },
      body: { device, options: isRight ? rightOnes : wrongOnes.slice(0, 1), revision: 1 },
    });
  }
  return house.call(learner, wire.finishAttempt, { params: { ...params, attemptId: attempt.id }, body: { device } });
}
