import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { noteOnFeed } from '../notices/index.ts';
import { parseText } from '../tenancy/index.ts';
import type { Completed } from './credit-training.ts';
import type { Enrolment } from './enrolments.ts';

/** A course was finished for the first time in this run: the rooms above are told, and the member's feed keeps it. News: `learning.course_finished` `{ memberId, courseId, versionId, grade }`. Answers what was completed, for its points. */
export async function noteFinished(
  parts: Pick<Platform, 'clock' | 'newId' | 'publish'>,
  tx: Tx,
  actor: Pick<Actor, 'tenantId' | 'memberId' | 'locale'>,
  { enrolment: { id: enrolmentId, courseId, versionId, run }, grade }: { enrolment: Enrolment; grade: number | null },
): Promise<Completed> {
  const { tenantId, memberId } = actor;
  await parts.publish(tx, { event: 'learning.course_finished', tenantId, payload: { memberId, courseId, versionId, grade } });
  const version = await tx
    .selectFrom('catalog.course_version')
    .select(['title', 'number', 'training_points'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow();
  const title = textIn(parseText(version.title), matchLocale(actor.locale, locales));
  const facts = { courseId, title, grade };
  await noteOnFeed(parts, tx, actor, {
    kind: 'course_finished',
    facts,
    cause: `course ${courseId} finished${run > 1 ? ` in run ${run}` : ''}`,
  });
  const { number, training_points: trainingPoints } = version;
  return { kind: 'course', subjectId: courseId, enrolmentId, run, version: { id: versionId, number, trainingPoints }, title };
}
