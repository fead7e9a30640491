import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSaleRow } from './queries.ts';

/** Gives a sale back to the queue. Somebody else's claim, or none, stays as it is: letting go twice is no mistake. */
export function releaseSale({ db }: Pick<Platform, 'db'>, actor: Actor, { saleId }: { saleId: string }): Promise<Record<string, never>> {
  return db.transaction(async (tx) => {
    await getSaleRow(tx, actor, { saleId });
    await tx
      .updateTable('sales.sale')
      .set({ claimed_by: null, claimed_until: null })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', saleId)
      .where('claimed_by', '=', actor.memberId)
      .execute();
    return {};
  });
}
