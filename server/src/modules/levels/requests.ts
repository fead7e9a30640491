import type { Invoices, LevelRequest, LevelRequestRow } from '@vitrine/contract/levels';
import { textIn } from '@vitrine/domain/kernel';
import {
  judgeApproval,
  judgeLevelDecision,
  levelReasons,
  levelRequestStates,
  minimumOf,
  reachedRanks,
  type LevelRequestState,
  type ReachedRank,
} from '@vitrine/domain/levels';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { localeOf, nameFor } from '../campaigns/index.ts';
import { balances } from '../ledger/index.ts';
import { levelsOf, type Level } from './level-words.ts';
import { minimumsOf, rankOfMember } from './current-level.ts';

/** Port of this room, answered by sales through `app.ts`: a member's invoices in a campaign, and how many of them were audited. */
export type InvoicesOf = (db: Reader, actor: Pick<Actor, 'tenantId'>, ask: { memberId: string; campaignId: string }) => Promise<Invoices>;
type Parts = Pick<Platform, 'db'> & { invoicesOf: InvoicesOf };

/** A stored word, which only this room writes. */
export function knownIn<W extends string | number>(words: readonly W[], word: string | number): W {
  const known = words.find((one) => one === word);
  if (known === undefined) throw new Error(`levels: ${word} is no known word`);
  return known;
}

const requestsOf = (db: Reader, { tenantId }: Pick<Actor, 'tenantId'>) =>
  db
    .selectFrom('levels.request as r')
    .innerJoin('campaigns.campaign as c', (join) => join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.campaign_id'))
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'r.tenant_id').onRef('m.id', '=', 'r.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('r.tenant_id', '=', tenantId)
    .selectAll('r')
    .select(['c.name as campaign_name', 'p.full_name', 'm.status']);
type Row = Awaited<ReturnType<ReturnType<typeof requestsOf>['execute']>>[number];

const nameOf = (actor: Actor, levels: readonly Level[], rank: number): string =>
  textIn(levels.find((one) => one.rank === rank)?.name ?? {}, localeOf(actor));

const rowOf = (actor: Actor, levels: readonly Level[], row: Row): LevelRequestRow => ({
  id: row.id,
  version: row.version,
  state: knownIn(levelRequestStates, row.state),
  member: { memberId: row.member_id, name: row.full_name },
  rank: knownIn(reachedRanks, row.rank),
  levelName: nameOf(actor, levels, row.rank),
  campaignName: nameFor(actor, row.campaign_name),
  experience: row.experience,
  openedAt: row.opened_at,
});

type Show = 'all' | 'intermediate' | 'highest';
type Ask = {
  state: LevelRequestState;
  show: Show;
  search?: string | undefined;
  campaignId?: string | undefined;
  after?: string | undefined;
  limit: number;
};
type Page = { items: LevelRequestRow[]; next: string | null; counts: Record<Show, number> };
const Place = z.tuple([z.iso.datetime(), z.uuid()]);
const rankShown: Record<Exclude<Show, 'all'>, ReachedRank> = { intermediate: 2, highest: 3 };

/** Requests of a state: those that wait the oldest first, decided ones the newest first; a page by keyset. */
export async function listLevelRequests({ db }: Pick<Platform, 'db'>, actor: Actor, ask: Ask): Promise<Page> {
  const reader = db.read();
  const { state, show, search = '', campaignId } = ask;
  const isWaiting = state === 'open';
  const place = readCursor(ask.after, Place);
  const name = search
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`);
  const inState = () =>
    requestsOf(reader, actor)
      .where('r.state', '=', state)
      .$if(campaignId !== undefined, (query) => query.where('r.campaign_id', '=', campaignId ?? ''));
  const found = await inState()
    .$if(show !== 'all', (query) => query.where('r.rank', '=', rankShown[show === 'highest' ? 'highest' : 'intermediate']))
    .$if(search !== '', (query) => query.where('p.sort_name', 'like', `%${name}%`))
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(r.opened_at, r.id) ${isWaiting ? sql`>` : sql`<`} (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .orderBy('r.opened_at', isWaiting ? 'asc' : 'desc')
    .orderBy('r.id', isWaiting ? 'asc' : 'desc')
    .limit(ask.limit + 1)
    .execute();
  const counts = await inState()
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('all'))
    .select(sql<number>`(count(*) filter (where r.rank = 2))::int`.as('intermediate'))
    .select(sql<number>`(count(*) filter (where r.rank = 3))::int`.as('highest'))
    .executeTakeFirstOrThrow();
  const { rows, next } = pageFrom(found, ask.limit, (last) => cursorOf(last.opened_at, last.id));
  const levels = await levelsOf(reader, actor);
  return { items: rows.map((row) => rowOf(actor, levels, row)), next, counts };
}

/** What a member has in a campaign, in experience: all of it, and the parts that are audited and not. */
export async function experienceIn(
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { memberId, campaignId }: { memberId: string; campaignId: string },
) {
  const { experience } = await balances(db, { tenantId, memberId: null }, { memberId, campaignId });
  return { experience: experience.credited, underAudit: experience.underAudit, audited: experience.credited - experience.underAudit };
}

/** The facts by which an approval is judged, for the page and for the decision alike. */
export async function approvalFacts(
  parts: Parts,
  db: Reader,
  actor: Actor,
  row: Pick<Row, 'member_id' | 'campaign_id' | 'rank' | 'state' | 'version' | 'status'>,
  seenVersion: number,
) {
  const whose = { memberId: row.member_id, campaignId: row.campaign_id };
  const minimums = await minimumsOf(db, actor, whose);
  const had = await experienceIn(db, actor, whose);
  const invoices = await parts.invoicesOf(db, actor, whose);
  const minimum = minimums ? minimumOf(knownIn(reachedRanks, row.rank), minimums) : 0;
  const facts = {
    state: knownIn(levelRequestStates, row.state),
    version: row.version,
    seenVersion,
    isOwn: row.member_id === actor.memberId,
    memberStatus: row.status,
    openInvoices: invoices.open,
    audited: had.audited,
    minimum,
  };
  return { facts, had, invoices };
}

/** A request with the invoices behind it (LVL-03). Refuses `not_found`. */
export async function getLevelRequest(parts: Parts, actor: Actor, { requestId }: { requestId: string }): Promise<LevelRequest> {
  const db = parts.db.write(); // whoever just decided must see it
  const row = await requestsOf(db, actor).where('r.id', '=', requestId).executeTakeFirst();
  if (!row) throw notFound();
  const levels = await levelsOf(db, actor);
  const { facts, had, invoices } = await approvalFacts(parts, db, actor, row, row.version);
  const others = await requestsOf(db, actor)
    .where('r.member_id', '=', row.member_id)
    .where('r.id', '<>', row.id)
    .orderBy('r.opened_at', 'desc')
    .limit(10)
    .execute();
  const rank = await rankOfMember(db, actor, { memberId: row.member_id });
  const obstacle = facts.state === 'open' ? judgeApproval(facts) : undefined;
  return {
    ...rowOf(actor, levels, row),
    campaignId: row.campaign_id,
    audited: had.audited,
    underAudit: had.underAudit,
    minimum: facts.minimum,
    invoices,
    currentRank: rank,
    currentName: nameOf(actor, levels, rank),
    decidedAt: row.decided_at,
    decidedBy: row.decided_by === null ? null : await personName(db, actor, row.decided_by),
    reason: row.reason === null ? null : knownIn(levelReasons, row.reason),
    note: row.note,
    history: others.map((one) => {
      const { id, campaignName, levelName, state, openedAt } = rowOf(actor, levels, one);
      return { id, campaignName, levelName, state, openedAt };
    }),
    obstacle: obstacle === undefined || obstacle === 'changed_meanwhile' ? null : obstacle,
    can: { approve: facts.state === 'open' && obstacle === undefined, refuse: judgeLevelDecision(facts) === undefined },
  };
}

async function personName(db: Reader, { tenantId }: Actor, memberId: string): Promise<string> {
  const { full_name } = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', '=', memberId)
    .select('p.full_name')
    .executeTakeFirstOrThrow();
  return full_name;
}
