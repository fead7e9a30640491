import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { courseProgress, judgeTrailState, statusOfItem, trailGrade } from '@vitrine/domain/learning';
import type { Tx } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { noteOnFeed } from '../../notices/index.ts';
import { getTrailVersion } from '../../trails/index.ts';
import { creditTraining } from '../credit-training.ts';
import { lockTrailsWith, type TrailEnrolment } from './trail-enrolments.ts';
import { trailStatuses, type ItemStatus } from './trail-statuses.ts';

type Parts = Pick<Platform, 'clock' | 'newId' | 'publish'>;
export type Walker = Pick<Actor, 'tenantId' | 'memberId' | 'locale'>;

/** Counts again every trail of the member that has a course in which something moved, in the transaction that moved it: the course is held by then, trails come after courses. */
export async function settleTrails(parts: Parts, tx: Tx, actor: Walker, { courseId }: { courseId: string }): Promise<void> {
  for (const enrolment of await lockTrailsWith(tx, actor, { courseId })) await settleTrail(parts, tx, actor, enrolment);
}

/** What a trail's items say of it (TRL-01). */
export function countTrail(enrolment: Pick<TrailEnrolment, 'state'>, items: readonly ItemStatus[]) {
  const state = judgeTrailState({ before: enrolment.state, items });
  return { state, progress: state === 'finished' ? 100 : courseProgress(items.map(statusOfItem)), grade: trailGrade(items) };
}

/** Brings a trail to what its items say; the first time that it is finished the rooms above are told and its training points are credited. News: `learning.trail_finished` `{ memberId, trailId, versionId, grade }`. */
export async function settleTrail(parts: Parts, tx: Tx, actor: Walker, enrolment: TrailEnrolment): Promise<void> {
  const { id, trailId, versionId, run } = enrolment;
  const counted = countTrail(enrolment, await trailStatuses(tx, actor, { versionId }));
  const { state, progress, grade } = counted;
  if (state === enrolment.state && progress === enrolment.progress && grade === enrolment.grade) return;
  const isJustDone = state === 'finished' && enrolment.state !== 'finished';
  await tx
    .updateTable('learning.trail_enrolment')
    .set({ ...counted, ...(isJustDone ? { finished_at: parts.clock.now() } : {}) })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .execute();
  if (!isJustDone) return;
  const { tenantId, memberId } = actor;
  await parts.publish(tx, { event: 'learning.trail_finished', tenantId, payload: { memberId, trailId, versionId, grade } });
  const version = await getTrailVersion(tx, actor, versionId);
  const title = textIn(version.title, matchLocale(actor.locale, locales));
  await noteOnFeed(parts, tx, actor, { kind: 'trail_finished', facts: { trailId, title, grade }, cause: `trail ${trailId} finished` });
  await creditTraining(parts, tx, actor, { kind: 'trail', subjectId: trailId, enrolmentId: id, run, version, title });
}
