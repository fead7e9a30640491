import type { BadgeRule } from '@vitrine/domain/badges';
import { z } from 'zod';
import type { OutboxEvent } from '../../platform/outbox/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { badgeOf, badgesOf } from './badge-rows.ts';
import { judgeMembers, type JudgingParts } from './judge-members.ts';

/** As the rooms below publish it; what else stands there is theirs. */
const News = z.object({ memberId: z.uuid(), courseId: z.uuid().optional(), trailId: z.uuid().optional() });

/** Hears what a member finished or reached, at least once, and gives the badges of these rules that they earned by it. What they have is counted anew, so news that come twice or late do no harm. */
export async function hearNews(
  parts: JudgingParts & Pick<Platform, 'db'>,
  { tenantId, payload }: OutboxEvent,
  rules: readonly BadgeRule[],
): Promise<void> {
  const { memberId, courseId, trailId } = News.parse(payload);
  await parts.db.transaction(async (tx) => {
    const published = await badgesOf(tx, { tenantId })
      .where('b.state', '=', 'published')
      .where('b.rule', 'in', rules)
      .orderBy('b.id')
      .execute();
    for (const badge of published.map(badgeOf)) {
      if ((badge.courseId ?? courseId) !== courseId || (badge.trailId ?? trailId) !== trailId) continue;
      await judgeMembers(parts, tx, { tenantId }, { badge, memberIds: [memberId] });
    }
  });
}
