import { dayIn, type LocalDate } from '@vitrine/domain/kernel';
import { endedWeeks, placeBehind, rankingCounted } from '@vitrine/domain/ranking';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { isAmong, type Board } from './board.ts';

/** Where somebody stood at the end of a week. */
export type PastPlace = { on: LocalDate; place: number | null };

/**
 * Where members of a ranking stood when weeks were over, among whom it is read, as those are today. Of the whole of a campaign or of trainings alone: a month and a week begin anew,
 * so nobody had a place in them before.
 */
export function pastStandingsOf({ clock }: Pick<Platform, 'clock'>, db: Reader, actor: Actor, board: Board) {
  const { tenantId, memberId } = actor;
  const { bookId, currency, period, campaign } = board;
  const weeks = endedWeeks(dayIn(campaign?.timeZone ?? actor.clientTimeZone, clock.now()));
  const [last] = weeks;
  const isTold = period === 'whole' && bookId !== null && last !== undefined;
  const ranked = sql`
    from ranking.stood as e
    join identity.member as m on m.tenant_id = e.tenant_id and m.id = e.member_id
    join identity.person as p on p.id = m.person_id
    where e.tenant_id = ${tenantId} and e.book_id = ${bookId} and e.currency = ${currency} and ${isAmong(actor, board)}`;

  return {
    /** The day at whose end the last week was over; null where places of this ranking are not told. */
    since: isTold ? last : null,
    /** Of these members those who were counted then, each with their place. */
    placesOf: async (memberIds: readonly string[]): Promise<Map<string, number>> => {
      if (!isTold || memberIds.length === 0) return new Map();
      const { rows } = await sql<{ member_id: string; place: number }>`
        select c.member_id, c.place from (
          select e.member_id, (rank() over (order by e.amount desc))::int as place ${ranked} and e.as_of = ${last}
          order by e.amount desc limit ${rankingCounted}
        ) c where c.member_id = any(${[...memberIds]}::uuid[])`.execute(db);
      return new Map(rows.map(({ member_id, place }) => [member_id, place]));
    },
    /** The member's own places, the earliest first; weeks in which they had nothing yet are left out. */
    own: async (): Promise<PastPlace[]> => {
      if (!isTold) return [];
      const { rows } = await sql<{ on: LocalDate; above: number }>`
        select s.as_of as on, (
          select count(*)::int from (select 1 ${ranked} and e.as_of = s.as_of and e.amount > s.amount limit ${rankingCounted}) c
        ) as above
        from ranking.stood as s
        where s.tenant_id = ${tenantId} and s.book_id = ${bookId} and s.currency = ${currency} and s.member_id = ${memberId}
          and s.as_of = any(${[...weeks]}::date[])
        order by s.as_of`.execute(db);
      return rows.map(({ on, above }) => ({ on, place: placeBehind(above) }));
    },
  };
}
