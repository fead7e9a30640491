import type { Tx } from '../../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isTrailInCatalog, itemsOfTrail } from '../../trails/index.ts';
import { lockEnrolments } from '../enrolments.ts';
import { openPaths } from '../paths/open-paths.ts';
import { beginningOf, membersDoneWith } from '../paths/subjects.ts';
import { settleTrail } from './settle-trails.ts';
import { findTrailEnrolment, lockTrail } from './trail-enrolments.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>;

/**
 * Puts a member into the version of a trail that is published now (D10); again changes nothing, two at once make one. What they finished before counts. Refuses `not_found`,
 * `trail_retired` and `trail_prerequisite_missing`.
 */
export function enrolInTrail(parts: Parts, actor: Actor, { trailId }: { trailId: string }): Promise<void> {
  return parts.db.transaction(async (tx) => {
    if (await findTrailEnrolment(tx, actor, { trailId })) return;
    const subject = { subject: 'trail' as const, subjectId: trailId };
    const beginning = (await isTrailInCatalog(tx, actor, trailId)) ? await beginningOf(tx, actor, subject) : undefined;
    if (!beginning) throw await whyNot(tx, actor, trailId);
    const { versionId, prerequisiteId } = beginning;
    if (prerequisiteId !== null) {
      const done = await membersDoneWith(tx, actor, { subject: 'trail', subjectId: prerequisiteId, memberIds: [actor.memberId] });
      if (!done.has(actor.memberId)) throw new Refusal('trail_prerequisite_missing');
    }
    await openPaths(parts, tx, actor, { ...subject, memberIds: [actor.memberId], versionId, kind: 'self', sourceId: null, dueOn: null });
    await countAnew(parts, tx, actor, { trailId });
  });
}

/** A trail that somebody comes into begins with what they learned already. Its courses are held first, so that none of them moves on unseen. */
export async function countAnew(
  parts: Parts,
  tx: Tx,
  actor: Pick<Actor, 'tenantId' | 'memberId' | 'locale'>,
  { trailId }: { trailId: string },
): Promise<void> {
  const found = await findTrailEnrolment(tx, actor, { trailId });
  if (!found) return;
  const items = await itemsOfTrail(tx, actor, found.versionId);
  await lockEnrolments(tx, actor, { courseIds: items.flatMap(({ kind, subjectId }) => (kind === 'course' ? [subjectId] : [])) });
  const enrolment = await lockTrail(tx, actor, { trailId });
  if (enrolment) await settleTrail(parts, tx, actor, enrolment);
}

/** A trail that left the catalog is told; a draft, one of another client, or one that is not for this member is not there at all (D55, CLI-09). */
async function whyNot(tx: Tx, actor: Actor, trailId: string): Promise<Refusal> {
  const row = await tx
    .selectFrom('trails.trail')
    .select('state')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', trailId)
    .where('published_id', 'is not', null)
    .executeTakeFirst();
  return row?.state === 'retired' ? new Refusal('trail_retired') : notFound();
}
