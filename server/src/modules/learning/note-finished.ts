import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { noteOnFeed } from '../notices/index.ts';
import { parseText } from '../tenancy/index.ts';
import type { Enrolment } from './enrolments.ts';

/** A course was finished for the first time in this run: the rooms above are told, and the member's feed keeps it. News: `learning.course_finished` `{ memberId, courseId, versionId, grade }`. */
export async function noteFinished(
  parts: Pick<Platform, 'clock' | 'newId' | 'publish'>,
  tx: Tx,
  actor: Pick<Actor, 'tenantId' | 'memberId' | 'locale'>,
  { enrolment: { courseId, versionId, run }, grade }: { enrolment: Enrolment; grade: number | null },
): Promise<void> {
  const { tenantId, memberId } = actor;
  await parts.publish(tx, { event: 'learning.course_finished', tenantId, payload: { memberId, courseId, versionId, grade } });
  const { title } = await tx
    .selectFrom('catalog.course_version')
    .select('title')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow();
  const facts = { courseId, title: textIn(parseText(title), matchLocale(actor.locale, locales)), grade };
  await noteOnFeed(parts, tx, actor, {
    kind: 'course_finished',
    facts,
    cause: `course ${courseId} finished${run > 1 ? ` in run ${run}` : ''}`,
  });
}
