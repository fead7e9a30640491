/** What a campaign may give in points: counted in the transaction that credits or takes back, so that it never passes by one point. */
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { LedgerActor } from './asks.ts';
import type { HeldWallet } from './wallets.ts';

type Book = { campaignId: string };

/** `days`: what was given less what was taken back, by the day in the campaign's zone. */
export type Budget = { cap: number; spent: number; days: { day: string; spent: number }[] };

/**
 * Takes an amount from the budget; after the entry was written, so that a budget that is set meanwhile has either counted it or is seen here. Refuses `budget_spent`.
 */
export async function takeFromBudget(
  tx: Tx,
  actor: LedgerActor,
  { wallet, amount }: { wallet: HeldWallet; amount: number },
): Promise<void> {
  const { rows } = await sql<{ has_budget: boolean; is_covered: boolean }>`
    with taken as (
      update ledger.budget b set spent = b.spent + ${amount}
      where b.tenant_id = ${actor.tenantId} and b.book_id = ${wallet.bookId} and b.spent + ${amount} <= b.cap
      returning b.tenant_id, b.book_id
    ), counted as (
      insert into ledger.budget_day as d (tenant_id, book_id, day, spent)
      select t.tenant_id, t.book_id, (${wallet.at}::timestamptz at time zone coalesce(k.time_zone, 'UTC'))::date, ${amount}::bigint
      from taken t join ledger.book k on k.tenant_id = t.tenant_id and k.id = t.book_id
      on conflict (tenant_id, book_id, day) do update set spent = d.spent + excluded.spent
    )
    select exists (select 1 from ledger.budget b where b.tenant_id = ${actor.tenantId} and b.book_id = ${wallet.bookId}) as has_budget,
      exists (select 1 from taken) as is_covered`.execute(tx);
  if (rows[0]?.has_budget && !rows[0].is_covered) throw new Refusal('budget_spent');
}

/** Gives back what was taken back from a member: it may be earned again. */
export async function giveToBudget(tx: Tx, actor: LedgerActor, { wallet, amount }: { wallet: HeldWallet; amount: number }): Promise<void> {
  await sql`
    with taken as (
      update ledger.budget b set spent = b.spent - ${amount}
      where b.tenant_id = ${actor.tenantId} and b.book_id = ${wallet.bookId}
      returning b.tenant_id, b.book_id
    )
    insert into ledger.budget_day as d (tenant_id, book_id, day, spent)
    select t.tenant_id, t.book_id, (${wallet.at}::timestamptz at time zone coalesce(k.time_zone, 'UTC'))::date, ${-amount}::bigint
    from taken t join ledger.book k on k.tenant_id = t.tenant_id and k.id = t.book_id
    on conflict (tenant_id, book_id, day) do update set spent = d.spent + excluded.spent`.execute(tx);
}

/**
 * Sets what a campaign may give, or takes the limit away. What was given before is counted while no credit can be written: each writes under the campaign's own account
 * (a foreign key), which is held here. Refuses `budget_below_spent`.
 */
export async function setBudget(tx: Tx, actor: LedgerActor, { campaignId, cap }: Book & { cap: number | null }): Promise<void> {
  const of = { tenant_id: actor.tenantId, book_id: campaignId };
  await tx.selectFrom('ledger.book').select('id').where('tenant_id', '=', of.tenant_id).where('id', '=', campaignId).forUpdate().execute();
  await tx
    .selectFrom('ledger.account')
    .select('id')
    .where('tenant_id', '=', of.tenant_id)
    .where('book_id', '=', campaignId)
    .where('currency', '=', 'points')
    .where('role', '=', 'issued')
    .where('member_id', 'is', null)
    .forUpdate()
    .execute();
  const there = await budgetOf(tx, actor, { campaignId });
  if (cap === null) {
    await tx.deleteFrom('ledger.budget').where('tenant_id', '=', of.tenant_id).where('book_id', '=', campaignId).execute();
    return;
  }
  const days = there?.days ?? (await givenByDay(tx, actor, { campaignId }));
  const spent = there?.spent ?? days.reduce((sum, day) => sum + day.spent, 0);
  if (spent > cap) throw new Refusal('budget_below_spent', { fields: { cap: 'budget_below_spent' } });
  await tx
    .insertInto('ledger.budget')
    .values({ ...of, cap, spent })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'book_id']).doUpdateSet({ cap }))
    .execute();
  if (!there && days.length > 0)
    await tx
      .insertInto('ledger.budget_day')
      .values(days.map((day) => ({ ...of, ...day })))
      .execute();
}

/** What a campaign gave by day, counted from entries: of campaigns that had no budget until now. */
async function givenByDay(db: Reader, { tenantId }: LedgerActor, { campaignId }: Book): Promise<Budget['days']> {
  const { rows } = await sql<{ day: string; spent: number }>`
    select (e.created_at at time zone coalesce(k.time_zone, 'UTC'))::date as day, sum(case when e.code = 'credit' then e.amount else -e.amount end)::bigint as spent
    from ledger.account a
    join ledger.book k on k.tenant_id = a.tenant_id and k.id = a.book_id
    join ledger.entry e on e.tenant_id = a.tenant_id and ((a.role = 'issued' and e.from_id = a.id) or (a.role = 'taken_back' and e.to_id = a.id))
    where a.tenant_id = ${tenantId} and a.book_id = ${campaignId} and a.currency = 'points' and a.member_id is null and a.role in ('issued', 'taken_back')
    group by 1 order by 1`.execute(db);
  return rows;
}

/** The budget of a campaign; undefined where it has none. */
export async function budgetOf(db: Reader, { tenantId }: Pick<LedgerActor, 'tenantId'>, { campaignId }: Book): Promise<Budget | undefined> {
  const found = await db
    .selectFrom('ledger.budget')
    .select(['cap', 'spent'])
    .where('tenant_id', '=', tenantId)
    .where('book_id', '=', campaignId)
    .executeTakeFirst();
  if (!found) return undefined;
  const days = await db
    .selectFrom('ledger.budget_day')
    .select(['day', 'spent'])
    .where('tenant_id', '=', tenantId)
    .where('book_id', '=', campaignId)
    .orderBy('day')
    .execute();
  return { ...found, days };
}

/** Points of a campaign that auditors have not looked at yet: a part of what was given. */
export async function underAuditIn(db: Reader, { tenantId }: Pick<LedgerActor, 'tenantId'>, { campaignId }: Book): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger.account')
    .select(sql<number>`coalesce(sum(earned - settled), 0)::bigint`.as('sum'))
    .where('tenant_id', '=', tenantId)
    .where('book_id', '=', campaignId)
    .where('currency', '=', 'points')
    .where('role', '=', 'available')
    .executeTakeFirstOrThrow();
  return sum;
}
