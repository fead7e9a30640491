import { rankingBeside, rankingCounted, rankingTop } from '@vitrine/domain/ranking';
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { isAmong, type Board } from './board.ts';

export type Standing = { memberId: string; amount: number };

/** A ranking as it is read: each question walks the index only as far as it has to. */
export function standingsOf(db: Reader, actor: Actor, board: Board) {
  const { tenantId, memberId } = actor;
  const { bookId, currency, period, beginsOn } = board;
  const ranked = sql`
    from ledger.earned as e
    join identity.member as m on m.tenant_id = e.tenant_id and m.id = e.member_id
    join identity.person as p on p.id = m.person_id`;
  const here = sql`e.tenant_id = ${tenantId} and e.book_id = ${bookId} and e.currency = ${currency} and e.period = ${period}
    and e.begins_on = ${beginsOn} and e.amount > 0 and ${isAmong(actor, board)}`;
  const mine = sql`mine as (
    select e.amount, e.reached_at, e.member_id ${ranked} where ${here} and e.member_id = ${memberId})`;
  const rowsOf = async (statement: RawBuilder<unknown>): Promise<Standing[]> => {
    const { rows } = await sql<{ member_id: string; amount: number }>`${statement}`.execute(db);
    return rows.map(({ member_id, amount }) => ({ memberId: member_id, amount: Number(amount) }));
  };
  /** As many as there are, or one more than are counted. */
  const count = async (which: RawBuilder<unknown>, having: RawBuilder<unknown> = sql``): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      ${having} select count(*)::int as count from (select 1 ${which} limit ${rankingCounted + 1}) c`.execute(db);
    return rows[0]?.count ?? 0;
  };

  return {
    people: () => count(sql`${ranked} where ${here}`),
    top: () =>
      rowsOf(
        sql`select e.member_id, e.amount ${ranked} where ${here} order by e.amount desc, e.reached_at, e.member_id limit ${rankingTop}`,
      ),
    own: async () => (await rowsOf(sql`with ${mine} select mine.member_id, mine.amount from mine`))[0],
    /** Those right before the member, the nearest last. */
    above: async () =>
      (
        await rowsOf(sql`
          with ${mine} select e.member_id, e.amount ${ranked} cross join mine
          where ${here} and (e.amount > mine.amount or (e.amount = mine.amount and (e.reached_at, e.member_id) < (mine.reached_at, mine.member_id)))
          order by e.amount, e.reached_at desc, e.member_id desc limit ${rankingBeside}`)
      ).toReversed(),
    below: () =>
      rowsOf(sql`
        with ${mine} select e.member_id, e.amount ${ranked} cross join mine
        where ${here} and (e.amount < mine.amount or (e.amount = mine.amount and (e.reached_at, e.member_id) > (mine.reached_at, mine.member_id)))
        order by e.amount desc, e.reached_at, e.member_id limit ${rankingBeside}`),
    /** The next amount above this one. */
    nextAbove: async (amount: number) =>
      (await rowsOf(sql`select e.member_id, e.amount ${ranked} where ${here} and e.amount > ${amount} order by e.amount limit 1`))[0]
        ?.amount,
    countAbove: (amount: number) => count(sql`${ranked} where ${here} and e.amount > ${amount}`),
    /** How many stand before the member, those with the same points too who reached them earlier. */
    countBefore: () =>
      count(
        sql`${ranked} cross join mine where ${here} and (e.amount > mine.amount
          or (e.amount = mine.amount and (e.reached_at, e.member_id) < (mine.reached_at, mine.member_id)))`,
        sql`with ${mine}`,
      ),
  };
}

/** Who of these members is in the ranking, with points or without: a change of theirs is news to it. */
export async function isAnyAmong(db: Reader, actor: Actor, board: Board, memberIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ is_among: boolean }>`
    select exists (
      select from identity.member as m join identity.person as p on p.id = m.person_id
      where m.tenant_id = ${actor.tenantId} and m.id = any(${[...memberIds]}::uuid[]) and ${isAmong(actor, board)}
    ) as is_among`.execute(db);
  return rows[0]?.is_among ?? false;
}
