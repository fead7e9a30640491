import { bandsToFind, isAlike } from '@vitrine/domain/kernel/picture-fingerprint';
import { riskOf, signalsOf } from '@vitrine/domain/sales';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { salesOf } from './queries.ts';
import { suspicionsOf } from './similar-sales.ts';

type Sent = { saleId: string; campaignId: string; invoiceKey: string; now: string; deviceId: string | null; mark: string | null };

/** Only these many of what shares a band with a photo are compared as a whole, the newest first. */
const mostCompared = 400;

/**
 * What an auditor should look at twice in a sale that was just sent, kept with it, and how heavy it is; nothing of it is told to the seller, and nothing refuses a sale.
 * What shares its invoice number weighs anew too, but for those that somebody holds: their weight is no more than their place in a queue.
 */
export async function keepSignals(tx: Tx, actor: Actor, sent: Sent, isImported = false): Promise<void> {
  const alikeId = sent.mark === null ? null : await findAlike(tx, actor, { saleId: sent.saleId, mark: sent.mark });
  const signals = signalsOf({
    invoiceKey: sent.invoiceKey,
    hasAlikePhoto: alikeId !== null,
    isImported,
    ...(await factsOf(tx, actor, sent)),
  });
  await tx
    .updateTable('sales.sale')
    .set({ signals, alike_id: alikeId, device_id: sent.deviceId })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', sent.saleId)
    .execute();
  await weigh(tx, actor, sent);
}

async function factsOf(tx: Tx, { tenantId, memberId }: Actor, { saleId, campaignId, now, deviceId }: Sent) {
  const keys = await tx
    .selectFrom('sales.sale')
    .select('invoice_key')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('campaign_id', '=', campaignId)
    .where('id', '<>', saleId)
    .orderBy('reported_at', 'desc')
    .limit(500)
    .execute();
  const { within } = await tx
    .selectFrom('sales.sale')
    .select(sql<number>`count(*)::int`.as('within'))
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('id', '<>', saleId)
    .where(sql<boolean>`reported_at > ${now}::timestamptz - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return {
    otherKeys: keys.map(({ invoice_key }) => invoice_key),
    withinHour: within,
    sellersOnDevice: deviceId === null ? 0 : await sellersOn(tx, { tenantId, memberId, deviceId, now }),
  };
}

async function sellersOn(
  tx: Tx,
  { tenantId, memberId, deviceId, now }: { tenantId: string; memberId: string; deviceId: string; now: string },
) {
  const { others } = await tx
    .selectFrom('sales.sale')
    .select(sql<number>`count(distinct member_id)::int`.as('others'))
    .where('tenant_id', '=', tenantId)
    .where('device_id', '=', deviceId)
    .where('member_id', '<>', memberId)
    .where(sql<boolean>`reported_at > ${now}::timestamptz - interval '30 days'`)
    .executeTakeFirstOrThrow();
  return others + 1;
}

/** The newest other sale whose photo looks like this one: by its bands those that may, then each as a whole. */
async function findAlike(tx: Tx, { tenantId }: Actor, { saleId, mark }: { saleId: string; mark: string }): Promise<string | null> {
  const rows = await tx
    .selectFrom('sales.photo')
    .select(['sale_id', 'mark'])
    .where('tenant_id', '=', tenantId)
    .where('sale_id', 'in', (near) =>
      near
        .selectFrom('sales.photo_band')
        .select('sale_id')
        .where('tenant_id', '=', tenantId)
        .where('band', 'in', bandsToFind(mark))
        .where('sale_id', '<>', saleId),
    )
    .orderBy('sale_id', 'desc')
    .limit(mostCompared)
    .execute();
  return rows.find((row) => row.mark !== null && isAlike(row.mark, mark))?.sale_id ?? null;
}

async function weigh(tx: Tx, actor: Actor, { invoiceKey }: Sent): Promise<void> {
  const rows = await salesOf(tx, actor).where('s.invoice_key', '=', invoiceKey).where('s.state', '=', 'under_audit').limit(20).execute();
  const suspicions = await suspicionsOf(tx, actor, rows);
  for (const { id } of rows) {
    const risk = riskOf(suspicions.get(id)?.flags ?? []);
    await sql`update sales.sale set risk = ${risk} where tenant_id = ${actor.tenantId} and id in
      (select id from sales.sale where tenant_id = ${actor.tenantId} and id = ${id} and risk <> ${risk} for update skip locked)`.execute(
      tx,
    );
  }
}
