import type { Reader } from '../../platform/database/index.ts';

type Whose = { tenantId: string; memberId: string };
/** How a member stands in a test beside their attempts: the round that counts, and what was given on top. */
export type Round = { round: number; extraAttempts: number };

export async function roundIn(db: Reader, actor: Whose, testId: string): Promise<Round> {
  const row = await db
    .selectFrom('assessment.standing')
    .select(['round', 'extra_attempts'])
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('test_id', '=', testId)
    .executeTakeFirst();
  return { round: row?.round ?? 1, extraAttempts: row?.extra_attempts ?? 0 };
}
