import { recordChange } from '../../../platform/audit/index.ts';
import { notFound, Refusal, type Actor } from '../../../platform/http/index.ts';
import { endPaths } from './end-paths.ts';
import type { PathParts } from './enrol-members.ts';

/** Ends one way in that somebody put there; whoever has another stays. Refuses `not_found` (a rule's way ends with the rule, a trail's with the trail) and `path_ended`. */
export function endEnrolmentPath(parts: PathParts, actor: Actor, { pathId }: { pathId: string }): Promise<Record<string, never>> {
  return parts.db.transaction(async (tx) => {
    const row = await tx
      .selectFrom('learning.path')
      .select(['id', 'member_id', 'subject', 'subject_id', 'kind', 'ended_at'])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', pathId)
      .where('kind', 'in', ['self', 'administrator'])
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound();
    if (row.ended_at !== null) throw new Refusal('path_ended');
    const subject = row.subject === 'course' ? 'course' : 'trail';
    await endPaths(parts, tx, actor, [{ id: row.id, memberId: row.member_id, subject, subjectId: row.subject_id }]);
    await recordChange(tx, actor, {
      subject: subject === 'course' ? 'course' : 'learning_trail',
      subjectId: row.subject_id,
      what: `${subject}.way_ended`,
      before: { memberId: row.member_id, kind: row.kind },
      after: null,
      now: parts.clock.now(),
      id: parts.newId(),
    });
    return {};
  });
}
