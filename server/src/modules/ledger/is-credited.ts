import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { CreditAsk, LedgerActor } from './asks.ts';

/** Whether this run of an enrolment was credited already; safe to ask before crediting while the enrolment is held. */
export async function isCredited(
  db: Reader,
  { tenantId }: LedgerActor,
  { kind, id, run }: Extract<CreditAsk['reason'], { run: number }>,
): Promise<boolean> {
  const found = await db
    .selectFrom('ledger.entry')
    .select(sql<number>`1`.as('one'))
    .where('tenant_id', '=', tenantId)
    .where('reason_id', '=', id)
    .where('reason_kind', '=', kind)
    .where('code', '=', 'credit')
    .where('round', '=', run)
    .executeTakeFirst();
  return found !== undefined;
}
