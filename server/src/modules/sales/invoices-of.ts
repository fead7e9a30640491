import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { storedState } from './sale-rows.ts';

/** A member's invoices in a campaign, and how many of them were audited: answers the port of levels (LVL-03). */
export async function invoicesOf(
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { memberId, campaignId }: { memberId: string; campaignId: string },
): Promise<{ total: number; approved: number; reproved: number; open: number }> {
  const counts = await db
    .selectFrom('sales.sale')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('campaign_id', '=', campaignId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(({ fn }) => fn.countAll<number>().filterWhere('state', '=', 'approved').as('approved'))
    .select(({ fn }) => fn.countAll<number>().filterWhere('state', '=', storedState('reproved')).as('reproved'))
    .executeTakeFirstOrThrow();
  return { ...counts, open: counts.total - counts.approved - counts.reproved };
}
