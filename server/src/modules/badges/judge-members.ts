import { judgeProgress } from '@vitrine/domain/badges';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Badge } from './badge-rows.ts';
import { countFor, type ApprovedSalesOf } from './count-for.ts';
import { giveBadge, type GivingParts } from './give-badge.ts';

export type JudgingParts = GivingParts & { approvedSalesOf: ApprovedSalesOf };

/**
 * Gives a badge to those of these members who earned it. Nobody who is blocked earns one (D38), and nobody gets by themselves what staff took away. Answers how many.
 */
export async function judgeMembers(
  parts: JudgingParts,
  tx: Tx,
  actor: Pick<Actor, 'tenantId'>,
  { badge, memberIds }: { badge: Badge; memberIds: readonly string[] },
): Promise<number> {
  const candidates = await withoutIt(tx, actor, { badgeId: badge.id, memberIds });
  const counts = await countFor(parts, tx, actor, { badge, memberIds: candidates });
  const earned = candidates.filter((memberId) => judgeProgress(badge, counts.get(memberId) ?? 0).isEarned);
  return (await giveBadge(parts, tx, actor, { badge, memberIds: earned })).length;
}

async function withoutIt(
  tx: Tx,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { badgeId, memberIds }: { badgeId: string; memberIds: readonly string[] },
): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const rows = await tx
    .selectFrom('identity.member as m')
    .select('m.id')
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', 'in', memberIds)
    .where('m.status', '=', 'approved')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('badges.award as a')
            .select('a.id')
            .where('a.tenant_id', '=', tenantId)
            .where('a.badge_id', '=', badgeId)
            .whereRef('a.member_id', '=', 'm.id'),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}
