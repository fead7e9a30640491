import { dayIn, type LocalDate } from '@vitrine/domain/kernel';
import { endedWeeks } from '@vitrine/domain/ranking';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { zoneOfClient } from '../tenancy/index.ts';

type Parts = Pick<Platform, 'db' | 'clock'>;

/** Keeps of every client how its members stood when the week was over. */
export async function keepAllStandings(parts: Parts): Promise<void> {
  const tenants = await parts.db.write().selectFrom('tenancy.tenant').select('id').orderBy('id').execute();
  for (const { id: tenantId } of tenants) await keepStandings(parts, { tenantId });
}

/**
 * Writes how members stood at the end of the last week in each book of a client that is still counted, where nobody wrote it yet, and forgets weeks that no ranking tells any
 * more. May come hours late: what was earned for days since then is left out. The same again changes nothing.
 */
export async function keepStandings({ db, clock }: Parts, { tenantId }: { tenantId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const clientZone = await zoneOfClient(tx, { tenantId });
    const books = await tx
      .selectFrom('ledger.book')
      .select(['id', 'ends_on', 'time_zone'])
      .where('tenant_id', '=', tenantId)
      .orderBy('id')
      .execute();
    for (const { id: bookId, ends_on: endsOn, time_zone: zone } of books) {
      const weeks = endedWeeks(dayIn(zone ?? clientZone, clock.now()));
      const [asOf] = weeks;
      const [before, first] = [weeks[1], weeks.at(-1)];
      if (asOf && before && (endsOn === null || endsOn > before)) await writeStandings(tx, { tenantId, bookId, asOf });
      if (first) await forgetStandings(tx, { tenantId, bookId, before: first });
    }
  });
}

type Ask = { tenantId: string; bookId: string; asOf: LocalDate };

/** All of a book less the weeks that began since: both are rows that are kept, so no entry is read. */
async function writeStandings(tx: Tx, { tenantId, bookId, asOf }: Ask): Promise<void> {
  await sql`
    insert into ranking.stood (tenant_id, book_id, currency, as_of, member_id, amount)
    select w.tenant_id, w.book_id, w.currency, ${asOf}, w.member_id, w.amount - coalesce(s.amount, 0)
    from ledger.earned w
    left join lateral (
      select sum(k.amount)::bigint as amount from ledger.earned k
      where k.tenant_id = w.tenant_id and k.member_id = w.member_id and k.book_id = w.book_id and k.currency = w.currency
        and k.period = 'week' and k.begins_on > ${asOf}
    ) s on true
    where w.tenant_id = ${tenantId} and w.book_id = ${bookId} and w.currency in ('points', 'experience', 'training')
      and w.period = 'whole' and w.amount > coalesce(s.amount, 0)
      and not exists (
        select from ranking.stood o
        where o.tenant_id = w.tenant_id and o.book_id = w.book_id and o.currency = w.currency and o.as_of = ${asOf})
    on conflict do nothing`.execute(tx);
}

async function forgetStandings(
  tx: Tx,
  { tenantId, bookId, before }: { tenantId: string; bookId: string; before: LocalDate },
): Promise<void> {
  await tx
    .deleteFrom('ranking.stood')
    .where('tenant_id', '=', tenantId)
    .where('book_id', '=', bookId)
    .where('currency', 'in', ['points', 'experience', 'training'])
    .where('as_of', '<', before)
    .execute();
}
