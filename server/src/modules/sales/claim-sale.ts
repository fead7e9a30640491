import type { AuditSale } from '@vitrine/contract/sales';
import { claimMinutes } from '@vitrine/domain/kernel';
import { within } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSaleToAudit } from './get-sale-to-audit.ts';
import { lockSaleToDecide } from './lock-sale.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage'>;

/** Keeps other auditors off a sale for five minutes; claimed again, five minutes from now (D37). Refuses what a decision would refuse. */
export function claimSale(parts: Parts, actor: Actor, ask: { saleId: string; version: number }): Promise<AuditSale> {
  return parts.db.transaction(async (tx) => {
    await lockSaleToDecide(parts, tx, actor, ask);
    await tx
      .updateTable('sales.sale')
      .set({ claimed_by: actor.memberId, claimed_until: parts.clock.in(claimMinutes * 60_000) })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', ask.saleId)
      .execute();
    return getSaleToAudit(within(parts, tx), actor, ask);
  });
}
