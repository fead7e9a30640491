import type { Currency } from '@vitrine/domain/ledger';
import type { Reader } from '../../platform/database/index.ts';
import type { LedgerActor, Wallet } from './asks.ts';

/** The `available` account of a member; undefined while nothing was ever credited. */
export async function findWallet(
  db: Reader,
  actor: Pick<LedgerActor, 'tenantId'>,
  { memberId, campaignId, currency }: Wallet & { currency: Currency },
): Promise<{ availableId: string } | undefined> {
  const row = await db
    .selectFrom('ledger.account as a')
    .select('a.id')
    .where('a.tenant_id', '=', actor.tenantId)
    .where('a.member_id', '=', memberId)
    .where('a.currency', '=', currency)
    .where('a.role', '=', 'available')
    .$if(campaignId !== null, (query) => query.where('a.book_id', '=', campaignId))
    .executeTakeFirst();
  return row && { availableId: row.id };
}

export type Book = { id: string; name: unknown; endsOn: string | null; timeZone: string | null; isClosed: boolean };

/** The book of a campaign; undefined when the tenant has no such campaign. */
export async function findBook(
  db: Reader,
  actor: Pick<LedgerActor, 'tenantId'>,
  { campaignId }: { campaignId: string },
): Promise<Book | undefined> {
  const row = await db
    .selectFrom('ledger.book')
    .select(['id', 'name', 'ends_on', 'time_zone', 'closed_at'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', campaignId)
    .where('kind', '=', 'campaign')
    .executeTakeFirst();
  return row && { id: row.id, name: row.name, endsOn: row.ends_on, timeZone: row.time_zone, isClosed: row.closed_at !== null };
}
