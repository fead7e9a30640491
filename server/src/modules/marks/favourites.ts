import { moduleOfSubject, type MarkedSubject } from '@vitrine/domain/marks';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

export type Marked = { subject: MarkedSubject; subjectId: string };
/** Port: whether this member may see the thing; the room that owns it answers, by `app.ts`. */
export type SubjectExists = Record<MarkedSubject, (actor: Actor, ask: { subjectId: string }) => Promise<boolean>>;

/** Marks as favourite; again changes nothing. Refuses `not_found` for what the member may not see. */
export async function addFavourite(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { subject, subjectId, exists }: Marked & { exists: SubjectExists },
): Promise<Record<string, never>> {
  if (!actor.modules.has(moduleOfSubject[subject]) || !(await exists[subject](actor, { subjectId }))) throw notFound();
  await db.transaction((tx) =>
    tx
      .insertInto('marks.favourite')
      .values({ tenant_id: actor.tenantId, member_id: actor.memberId, subject, subject_id: subjectId, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return {};
}

/** Takes the mark away; again changes nothing. */
export async function removeFavourite(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { subject, subjectId }: Marked,
): Promise<Record<string, never>> {
  await db.transaction((tx) =>
    tx
      .deleteFrom('marks.favourite')
      .where('tenant_id', '=', actor.tenantId)
      .where('member_id', '=', actor.memberId)
      .where('subject', '=', subject)
      .where('subject_id', '=', subjectId)
      .execute(),
  );
  return {};
}
