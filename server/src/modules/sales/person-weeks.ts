import type { PersonSalesWeeks } from '@vitrine/contract/sales';
import { addDays, dayIn } from '@vitrine/domain/kernel';
import { periodBegin } from '@vitrine/domain/ledger';
import type { SaleState } from '@vitrine/domain/sales';
import { sql } from 'kysely';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { readingAs } from '../identity/index.ts';
import { stateOf } from './sale-rows.ts';

const weeksShown = 8;

/** What a member of the client reported in the last weeks, by week and by what became of it (ADM-02). Refuses `not_found`. */
export async function getPersonSalesWeeks(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { memberId }: { memberId: string },
): Promise<PersonSalesWeeks> {
  const reader = db.read();
  const { tenantId, memberId: sellerId } = await readingAs(reader, actor, { memberId });
  const zone = actor.clientTimeZone;
  const week = periodBegin('week', dayIn(zone, clock.now()));
  const first = addDays(week, -7 * (weeksShown - 1));
  const found = await sql<{ day: string; state: string; invoices: number; products: number }>`
    select ((s.reported_at at time zone ${zone})::date)::text as day, s.state, count(*)::int as invoices,
      coalesce(sum(l.quantity), 0)::int as products
    from sales.sale s
    left join lateral (
      select sum(o.quantity) as quantity from sales.line o
      where o.tenant_id = s.tenant_id and o.sale_id = s.id and o.revision = s.revision
    ) l on true
    where s.tenant_id = ${tenantId} and s.member_id = ${sellerId} and s.reported_at >= (${first}::date::timestamp at time zone ${zone})
    group by 1, 2`.execute(reader);
  const rows = found.rows.map((row) => ({ ...row, state: stateOf(row) }));
  const sumOf = (some: typeof rows) => some.reduce((sum, { invoices }) => sum + invoices, 0);
  const being = (state: SaleState, some: typeof rows = rows) => some.filter((row) => row.state === state);
  return {
    invoices: sumOf(rows),
    reproved: sumOf(being('reproved')),
    products: rows.reduce((sum, { state, products }) => sum + (state === 'reproved' ? 0 : products), 0),
    weeks: Array.from({ length: weeksShown }, (_, at) => addDays(first, 7 * at)).map((from) => {
      const own = rows.filter(({ day }) => periodBegin('week', day) === from);
      return {
        from,
        approved: sumOf(being('approved', own)),
        underAudit: sumOf(being('under_audit', own)),
        reproved: sumOf(being('reproved', own)),
      };
    }),
  };
}
