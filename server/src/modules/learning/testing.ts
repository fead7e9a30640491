/** Builders of places in courses, for tests and the demo: by the use-cases that people call. */
import type { QuestionDraft } from '@vitrine/contract/assessment';
import type { CoursePage } from '@vitrine/contract/learning';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { saveAnswer } from '../assessment/index.ts';
import { rightAnswersOf } from '../assessment/testing.ts';
import { finishAttempt, startAttempt } from './attempts.ts';
import { enrol } from './enrol.ts';
import { getCourse } from './get-course.ts';
import { openActivity } from './open-activity.ts';
import { reportLearning } from './report-learning.ts';

/** Puts a member into a course. */
export async function anEnrolment(parts: Platform, actor: Actor, { courseId }: { courseId: string }): Promise<CoursePage> {
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
  const what =
    content.kind === 'pdf'
      ? {
          kind: 'pages_read' as const,
          pages: Array.from({ length: Math.ceil(content.pages * part) }, (_, index) => index + 1),
          lastPage: Math.ceil(content.pages * part),
        }
      : content.kind === 'video'
        ? { kind: 'watched' as const, ranges: [[0, content.seconds * part] as [number, number]], positionSeconds: content.seconds * part }
        : { kind: 'opened' as const };
  await reportLearning(parts, actor, {
    events: [
      {
        event_id: parts.newId(),
        device_id: 'device-of-the-demo',
        seq: order,
        client_time: parts.clock.now(),
        courseId,
        activityId: activity.id,
        what,
      },
    ],
  });
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
  { courseId, order, questions }: { courseId: string; order: number; questions: readonly QuestionDraft[] },
): Promise<void> {
  const device = 'device-of-the-demo';
  const attempt = await startAttempt(parts, actor, { courseId, hierarchyOrder: order, device });
  const right = rightAnswersOf({ questions: [...questions] });
  for (const { id } of attempt.questions)
    await saveAnswer(parts, actor, { attemptId: attempt.id, questionId: id, device, options: right.get(id) ?? [], revision: 1 });
  await finishAttempt(parts, actor, { courseId, hierarchyOrder: order, attemptId: attempt.id, device });
}
