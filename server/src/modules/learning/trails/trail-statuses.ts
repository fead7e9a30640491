import { statusOfItem, type TrailStatus } from '@vitrine/domain/learning';
import { trailItemKinds, type TrailItemKind } from '@vitrine/domain/trails';
import type { Reader } from '../../../platform/database/index.ts';
import { known } from '../../catalog/index.ts';
import { stateOf } from '../course-card.ts';
import type { Member } from '../enrolments.ts';

export type ItemStatus = TrailStatus & { position: number; kind: TrailItemKind; subjectId: string; isComplete: boolean };

/** How a member stands in every item of a trail's version, in their order; one statement. */
export async function trailStatuses(db: Reader, actor: Member, { versionId }: { versionId: string }): Promise<ItemStatus[]> {
  const rows = await db
    .selectFrom('trails.item as i')
    .leftJoin('learning.enrolment as e', (join) =>
      join.onRef('e.tenant_id', '=', 'i.tenant_id').onRef('e.course_id', '=', 'i.course_id').on('e.member_id', '=', actor.memberId),
    )
    .select(['i.position', 'i.kind', 'i.subject_id', 'i.is_required', 'e.state', 'e.progress', 'e.grade'])
    .where('i.tenant_id', '=', actor.tenantId)
    .where('i.version_id', '=', versionId)
    .orderBy('i.position')
    .execute();
  return rows.map((row) => {
    const status = { isRequired: row.is_required, state: stateOf(row.state), percent: row.progress ?? 0, grade: row.grade };
    return {
      ...status,
      position: row.position,
      kind: known(trailItemKinds, row.kind),
      subjectId: row.subject_id,
      isComplete: statusOfItem(status).isComplete,
    };
  });
}
