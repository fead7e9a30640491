import type { LocalDate } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { storesOfChain } from '../campaigns/index.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** Sales that wait for an auditor; those sent before `lateBefore` are late. */
export async function salesWaiting(
  db: Reader,
  { tenantId }: Tenant,
  { lateBefore, retailerId }: { lateBefore: string; retailerId?: string | undefined },
) {
  const row = await db
    .selectFrom('sales.sale')
    .where('tenant_id', '=', tenantId)
    .$if(retailerId !== undefined, (query) => query.where((row) => row.exists(inChain(db, { tenantId, retailerId }))))
    .where('state', '=', 'under_audit')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('sent_at').as('oldest')])
    .select(sql<number>`count(*) filter (where sent_at < ${lateBefore}::timestamptz)`.as('late'))
    .executeTakeFirstOrThrow();
  return { count: row.count, late: row.late, oldestSince: row.oldest };
}

/** That a sale, as it stands, was made in a store of the chain. */
const inChain = (db: Reader, chain: { tenantId: string; retailerId: string | undefined }) =>
  db
    .selectFrom('sales.revision as r')
    .select('r.sale_id')
    .where('r.tenant_id', '=', chain.tenantId)
    .where(sql<boolean>`r.sale_id = sale.id and r.number = sale.revision`)
    .where('r.store_id', 'in', storesOfChain(db, chain));

export type SalesOfDay = { day: LocalDate; approved: number; underAudit: number; reproved: number };

/** How many sales were sent on each day of a zone since an instant; days without a sale are left out. */
export async function salesByDay(
  db: Reader,
  { tenantId }: Tenant,
  { since, timeZone, retailerId }: { since: string; timeZone: string; retailerId?: string | undefined },
): Promise<SalesOfDay[]> {
  const rows = await db
    .selectFrom('sales.sale')
    .where('tenant_id', '=', tenantId)
    .where('reported_at', '>=', since)
    .$if(retailerId !== undefined, (query) => query.where((row) => row.exists(inChain(db, { tenantId, retailerId }))))
    .select(sql<string>`((reported_at at time zone ${timeZone})::date)::text`.as('day'))
    .select((row) => ['state', row.fn.countAll<number>().as('count')])
    .groupBy(['day', 'state'])
    .execute();
  const days = new Map<string, SalesOfDay>();
  for (const { day, state, count } of rows) {
    const one = days.get(day) ?? { day, approved: 0, underAudit: 0, reproved: 0 };
    if (state === 'approved') one.approved += count;
    else if (state === 'under_audit') one.underAudit += count;
    else one.reproved += count;
    days.set(day, one);
  }
  return [...days.values()].toSorted((one, other) => one.day.localeCompare(other.day));
}
