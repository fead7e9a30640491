import type { ChainOverview } from '@vitrine/contract/reports';
import { addDays, dayIn } from '@vitrine/domain/kernel';
import type { OverviewDays } from '@vitrine/domain/reports';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { photosWaiting } from '../photos/index.ts';
import { salesWaiting } from '../sales/index.ts';
import { zoneOfClient } from '../tenancy/index.ts';
import { lateAfter, salesOfPeriod } from './get-overview.ts';

/** The overview of one chain: what waits and what was sold in its stores (ADM-10). Refuses `not_found`. */
export async function getChainOverview(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { retailerId, days }: { retailerId: string; days: OverviewDays },
): Promise<ChainOverview> {
  const reader = db.read();
  const [chain, timeZone] = await Promise.all([
    reader
      .selectFrom('campaigns.retailer')
      .select(['id', 'name'])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', retailerId)
      .executeTakeFirst(),
    zoneOfClient(reader, actor),
  ]);
  if (!chain) throw notFound();
  const now = clock.now();
  const today = dayIn(timeZone, now);
  const [sales, { atRisk: _, ...photos }, figures] = await Promise.all([
    salesWaiting(reader, actor, { lateBefore: clock.in(-lateAfter.sales), retailerId }),
    photosWaiting(reader, actor, { lateBefore: clock.in(-lateAfter.others), retailerId }),
    salesOfPeriod(reader, actor, { days, timeZone, now, retailerId }),
  ]);
  return { at: now, from: addDays(today, 1 - days), to: today, chain, waiting: { sales, photos }, sales: figures };
}
