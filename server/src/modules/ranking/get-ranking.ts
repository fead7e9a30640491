import type { OwnPlace, Ranking, RankingRow } from '@vitrine/contract/ranking';
import { textIn } from '@vitrine/domain/kernel';
import { movedSince, placeBehind, placesOf, rankingCounted } from '@vitrine/domain/ranking';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { localeOf } from '../campaigns/index.ts';
import { levelNames } from '../levels/index.ts';
import { boardFor, type Board, type RankingWish } from './board.ts';
import { isNamed } from './name-in-ranking.ts';
import { pastStandingsOf } from './past-standings.ts';
import { standingsOf, type Standing } from './standings.ts';

type Placed = Standing & { place: number | null };

/** A ranking with the member's own place in it (RNK-01). Refuses `not_found` as `boardFor` does. */
export async function getRanking(parts: Pick<Platform, 'db' | 'clock'>, actor: Actor, wish: RankingWish): Promise<Ranking> {
  const db = parts.db.write(); // whoever just sold must see it
  const board = await boardFor(parts, db, actor, wish);
  const standings = standingsOf(db, actor, board);
  const top = placed(await standings.top(), { place: 1, position: 1 });
  const people = await standings.people();
  const own = await ownIn(standings);
  const { beside, between } = own ? await besideOf(standings, { own, top }) : { beside: [], between: null };
  const past = pastStandingsOf(parts, db, actor, board);
  const before = await past.placesOf([...top, ...beside].map(({ memberId }) => memberId));
  const show = await shownRows(db, actor, board, [...top, ...beside]);
  const withMove = (row: Placed): RankingRow => ({ ...show(row), moved: movedSince(before.get(row.memberId), row.place) });
  const { campaign } = board;
  return {
    campaign: campaign
      ? {
          id: campaign.id,
          name: textIn(campaign.name, localeOf(actor)),
          endsOn: campaign.endsOn,
          timeZone: campaign.timeZone,
          isOver: campaign.state === 'closed',
        }
      : null,
    by: board.currency,
    currencies: [...board.currencies],
    scopes: board.scopes,
    since: board.period === 'whole' ? null : board.beginsOn,
    people: people > rankingCounted ? null : people,
    movedSince: past.since,
    top: top.map(withMove),
    beside: beside.map(withMove),
    between,
    own: own
      ? {
          place: own.place,
          points: own.amount,
          next: own.next,
          moved: movedSince(before.get(own.memberId), own.place),
          past: await past.own(),
        }
      : null,
    isNamed: await isNamed(db, actor),
  };
}

/** The member's own place alone, without reading anybody else's row (RNK-01). Refuses `not_found` as `boardFor` does. */
export async function getOwnPlace(parts: Pick<Platform, 'db' | 'clock'>, actor: Actor, wish: RankingWish): Promise<OwnPlace> {
  const db = parts.db.read();
  const board = await boardFor(parts, db, actor, wish);
  const standings = standingsOf(db, actor, board);
  const own = await standings.own();
  if (!own) return { by: board.currency, own: null };
  const [place, people] = [placeBehind(await standings.countAbove(own.amount)), await standings.people()];
  const before = await pastStandingsOf(parts, db, actor, board).placesOf([own.memberId]);
  return {
    by: board.currency,
    own: { place, people: people > rankingCounted ? null : people, moved: movedSince(before.get(own.memberId), place) },
  };
}

type Standings = ReturnType<typeof standingsOf>;
type Own = Standing & { place: number | null; next: NonNullable<Ranking['own']>['next'] };

const placed = (rows: readonly Standing[], first: { place: number | null; position: number | null }): Placed[] => {
  const places = placesOf(
    rows.map(({ amount }) => amount),
    first,
  );
  return rows.map((row, at) => ({ ...row, place: places[at] ?? null }));
};

async function ownIn(standings: Standings): Promise<Own | undefined> {
  const own = await standings.own();
  if (!own) return undefined;
  const place = placeBehind(await standings.countAbove(own.amount));
  const next = await standings.nextAbove(own.amount);
  return {
    ...own,
    place,
    next: next === undefined ? null : { place: placeBehind(await standings.countAbove(next)), missing: next - own.amount },
  };
}

type Beside = { beside: Placed[]; between: number | null };

/** The member between their neighbours, those only who are not at the top already, and how many stand between the top and them. */
async function besideOf(standings: Standings, { own, top }: { own: Own; top: readonly Placed[] }): Promise<Beside> {
  const isAtTop = ({ memberId }: Standing) => top.some((one) => one.memberId === memberId);
  if (isAtTop(own)) return { beside: [], between: null };
  const above = (await standings.above()).filter((row) => !isAtTop(row));
  const below = await standings.below();
  const before = await standings.countBefore();
  const isCounted = before <= rankingCounted;
  const [first = own] = above;
  return {
    beside: placed([...above, own, ...below], {
      place: placeBehind(await standings.countAbove(first.amount)),
      position: isCounted ? before - above.length + 1 : null,
    }),
    between: isCounted ? before - above.length - top.length : null,
  };
}

/** Whom the rows name, with their level and store: of those that are shown alone. */
async function shownRows(
  db: Reader,
  actor: Actor,
  { campaign }: Board,
  rows: readonly Placed[],
): Promise<(row: Placed) => Omit<RankingRow, 'moved'>> {
  const { tenantId } = actor;
  const ids = rows.map(({ memberId }) => memberId);
  const found =
    ids.length === 0
      ? []
      : await db
          .selectFrom('identity.member as m')
          .innerJoin('identity.person as p', 'p.id', 'm.person_id')
          .leftJoin('levels.standing as l', (join) => join.onRef('l.tenant_id', '=', 'm.tenant_id').onRef('l.member_id', '=', 'm.id'))
          .leftJoin('ranking.hidden as h', (join) => join.onRef('h.tenant_id', '=', 'm.tenant_id').onRef('h.member_id', '=', 'm.id'))
          .select(['m.id', 'p.full_name', 'l.rank', 'h.since as hidden_since'])
          .select(storeIn(tenantId, campaign?.id ?? null).as('store'))
          .where('m.tenant_id', '=', tenantId)
          .where('m.id', 'in', ids)
          .execute();
  const levels = actor.modules.has('campaigns') ? await levelNames(db, actor) : new Map<number, string>();
  const people = new Map(found.map((row) => [row.id, row]));
  return ({ memberId, place, amount }) => {
    const isOwn = memberId === actor.memberId;
    const person = people.get(memberId);
    const isShown = isOwn || !person?.hidden_since;
    return {
      place,
      name: isShown ? (person?.full_name ?? null) : null,
      level: isShown ? (levels.get(person?.rank ?? 1) ?? null) : null,
      store: isShown ? (person?.store ?? null) : null,
      points: amount,
      isOwn,
    };
  };
}

/** The first of the stores that a member sells in, in a campaign. */
const storeIn = (tenantId: string, campaignId: string | null) => sql<string | null>`(
  select s.name from campaigns.registration as r
  join campaigns.registration_store as o on o.tenant_id = r.tenant_id and o.registration_id = r.id
  join campaigns.store as s on s.tenant_id = o.tenant_id and s.id = o.store_id
  where r.tenant_id = ${tenantId} and r.campaign_id = ${campaignId} and r.member_id = m.id
  order by s.search_text, s.id limit 1)`;
