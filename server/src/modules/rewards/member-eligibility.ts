import type { Reader } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';

/** Orders of a blocked member are frozen: none goes on, all may end (decision D38). */
export async function refuseBlocked(db: Reader, { tenantId }: Actor, { memberId }: { memberId: string }): Promise<void> {
  const blocked = await db
    .selectFrom('identity.member')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', memberId)
    .where('status', '=', 'blocked')
    .executeTakeFirst();
  if (blocked) throw new Refusal('member_blocked');
}
