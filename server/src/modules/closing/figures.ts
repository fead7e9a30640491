import type { CloseFigures } from '@vitrine/contract/closing';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { figuresOfClosed, figuresToClose } from '../ledger/index.ts';
import { levelsSettled, levelsToSettle } from '../levels/index.ts';

export type OfCampaign = { tenantId: string; campaignId: string };
export type Pending = { sales: number; photos: number; orders: number; requests: number };

/** What waits for somebody in a campaign. */
export async function pendingIn(db: Reader, { tenantId, campaignId }: OfCampaign): Promise<Pending> {
  const { rows } = await sql<Pending>`
    select
      (select count(*) from sales.sale s where s.tenant_id = ${tenantId} and s.campaign_id = ${campaignId} and s.state = 'under_audit')::int as sales,
      (select count(*) from photos.photo p where p.tenant_id = ${tenantId} and p.campaign_id = ${campaignId} and p.state = 'awaiting')::int as photos,
      (select count(*) from rewards."order" o where o.tenant_id = ${tenantId} and o.campaign_id = ${campaignId} and o.state in ('awaiting_approval', 'on_hold'))::int as orders,
      (select count(*) from levels.request r where r.tenant_id = ${tenantId} and r.campaign_id = ${campaignId} and r.state = 'open')::int as requests`.execute(
    db,
  );
  return rows[0] ?? { sales: 0, photos: 0, orders: 0, requests: 0 };
}

/** Points that open orders hold; they are not touched (D31). */
async function heldIn(db: Reader, { tenantId, campaignId }: OfCampaign): Promise<{ points: number; orders: number }> {
  const row = await db
    .selectFrom('ledger.account')
    .select([sql<number>`coalesce(sum(credited - debited), 0)::bigint`.as('points')])
    .where('tenant_id', '=', tenantId)
    .where('book_id', '=', campaignId)
    .where('role', '=', 'held')
    .where('currency', '=', 'points')
    .executeTakeFirstOrThrow();
  return { points: row.points, orders: (await pendingIn(db, { tenantId, campaignId })).orders };
}

const openRequests = async (db: Reader, of: OfCampaign): Promise<number> => (await pendingIn(db, of)).requests;

/** What a close would do if it began now; nothing is written. */
export async function simulated(db: Reader, of: OfCampaign): Promise<CloseFigures> {
  const [ledger, levels] = [await figuresToClose(db, of), await levelsToSettle(db, of)];
  return { ...ledger, ...levels, held: await heldIn(db, of), requests: await openRequests(db, of) };
}

/** What it did so far, read from the entries and settlements that it wrote. */
export async function doneSoFar(db: Reader, of: OfCampaign): Promise<CloseFigures> {
  const [ledger, levels] = [await figuresOfClosed(db, of), await levelsSettled(db, of)];
  return { ...ledger, ...levels, held: await heldIn(db, of), requests: await openRequests(db, of) };
}
