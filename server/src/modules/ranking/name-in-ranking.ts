import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

type Member = Pick<Actor, 'tenantId' | 'memberId'>;

/** Chooses whether others read the member’s name in rankings; the same again changes nothing. */
export function nameInRanking(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { tenantId, memberId }: Member,
  { isNamed }: { isNamed: boolean },
): Promise<{ isNamed: boolean }> {
  return db.transaction(async (tx) => {
    if (isNamed) await tx.deleteFrom('ranking.hidden').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    else
      await tx
        .insertInto('ranking.hidden')
        .values({ tenant_id: tenantId, member_id: memberId, since: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return { isNamed };
  });
}

export async function isNamed(db: Reader, { tenantId, memberId }: Member): Promise<boolean> {
  const row = await db
    .selectFrom('ranking.hidden')
    .select('since')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return !row;
}
