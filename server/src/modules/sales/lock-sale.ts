import { judgeDecision } from '@vitrine/domain/sales';
import type { Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { isClaimedByOther } from '../identity/index.ts';
import { stateOf } from './sale-rows.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** Locked before its points move: whoever comes second reads what the first did. */
export async function lockSale(tx: Tx, { tenantId }: Tenant, { saleId }: { saleId: string }) {
  const row = await tx
    .selectFrom('sales.sale')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', saleId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
export type LockedSale = Awaited<ReturnType<typeof lockSale>>;

/** The row of a sale that this auditor may claim or decide now; refuses as `judgeDecision` does (D37). */
export async function lockSaleToDecide(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  actor: Actor,
  { saleId, version }: { saleId: string; version: number },
): Promise<LockedSale> {
  const sale = await lockSale(tx, actor, { saleId });
  const refusal = judgeDecision({
    state: stateOf(sale),
    version: sale.version,
    seenVersion: version,
    isOwn: sale.member_id === actor.memberId,
    isClaimedByOther: isClaimedByOther(sale, actor, clock.now()),
  });
  if (refusal) throw new Refusal(refusal);
  return sale;
}
