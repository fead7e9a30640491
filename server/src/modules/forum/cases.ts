import type { ForumCaseRow } from '@vitrine/contract/forum';
import type { CaseList } from '@vitrine/domain/forum';
import { searchable } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import { isClaimed } from '../identity/index.ts';
import { caseStateOf, decisionOf, reasonOf, textFor } from './forum-rows.ts';
import type { ForumParts } from './ports.ts';

type Ask = { state: CaseList; show: 'all' | 'hidden'; search?: string | undefined; after?: string | undefined; limit: number };
type Counts = { all: number; hidden: number };
const Place = z.tuple([z.iso.datetime(), z.uuid()]);

/** Its author asks for another moderator, and none has looked yet. */
const isAppealed = sql<boolean>`exists (select from forum.appeal as a where a.tenant_id = c.tenant_id and a.case_id = c.id and a.outcome is null)`;

const isListedAs = (list: CaseList) => (list === 'appealed' ? isAppealed : sql<boolean>`c.state = ${list}`);

/** Cases `c` with their post `p`, its topic `t` and board `b`, and its author. */
export const casesOf = (db: Reader, { tenantId }: Pick<Actor, 'tenantId'>) =>
  db
    .selectFrom('forum.report_case as c')
    .innerJoin('forum.post as p', (join) => join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.post_id'))
    .innerJoin('forum.topic as t', (join) => join.onRef('t.tenant_id', '=', 'p.tenant_id').onRef('t.id', '=', 'p.topic_id'))
    .innerJoin('forum.board as b', (join) => join.onRef('b.tenant_id', '=', 't.tenant_id').onRef('b.id', '=', 't.board_id'))
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'p.tenant_id').onRef('m.id', '=', 'p.author_id'))
    .innerJoin('identity.person as w', 'w.id', 'm.person_id')
    .leftJoin('identity.member as dm', (join) => join.onRef('dm.tenant_id', '=', 'c.tenant_id').onRef('dm.id', '=', 'c.decided_by'))
    .leftJoin('identity.person as dw', 'dw.id', 'dm.person_id')
    .leftJoin('identity.member as km', (join) => join.onRef('km.tenant_id', '=', 'c.tenant_id').onRef('km.id', '=', 'c.claimed_by'))
    .leftJoin('identity.person as kw', 'kw.id', 'km.person_id')
    .where('c.tenant_id', '=', tenantId)
    .selectAll('c')
    .select(isAppealed.as('is_appealed'))
    .select(['p.topic_id', 'p.number', 'p.author_id', 'p.text', 'p.file_id', 'p.seconds', 'p.revision', 'p.created_at', 'p.edited_at'])
    .select([
      'p.hidden_at',
      'p.removed_at',
      't.title',
      't.status',
      't.replies',
      't.is_pinned',
      't.board_id',
      'b.subject',
      'b.name as board_name',
    ])
    .select(['w.full_name', 'dw.full_name as judge_name', 'kw.full_name as claimer_name'])
    .select([
      sql<number>`(select count(distinct o.member_id)::int from forum.report as o where o.tenant_id = c.tenant_id and o.case_id = c.id)`.as(
        'reporters',
      ),
      sql<
        string[]
      >`array(select o.reason from forum.report as o where o.tenant_id = c.tenant_id and o.case_id = c.id group by o.reason order by count(*) desc, o.reason)`.as(
        'reasons',
      ),
    ]);
export type CaseRow = Awaited<ReturnType<ReturnType<typeof casesOf>['execute']>>[number];

/** Reported posts: those that wait the oldest first, judged ones the newest first; a page by keyset (ADM-07). */
export async function listCases(
  parts: ForumParts,
  actor: Actor,
  { state, show, search = '', after, limit }: Ask,
): Promise<{ items: ForumCaseRow[]; next: string | null; counts: Counts }> {
  const db = parts.db.write(); // what was just judged is in the queue no longer
  const place = readCursor(after, Place);
  const isWaiting = state === 'waiting';
  const at = isWaiting ? 'c.opened_at' : 'c.decided_at';
  const words = searchable(search).replaceAll(/[\\%_]/g, String.raw`\$&`);
  const found = await casesOf(db, actor)
    .where(isListedAs(state))
    .$if(show === 'hidden', (query) => query.where('p.hidden_at', 'is not', null))
    .$if(words !== '', (query) =>
      query.where(sql<boolean>`(w.sort_name like ${`%${words}%`} or t.title ilike ${`%${words}%`} or p.text ilike ${`%${words}%`})`),
    )
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(${sql.ref(at)}, c.id) ${isWaiting ? sql`>` : sql`<`} (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .orderBy(at, isWaiting ? 'asc' : 'desc')
    .orderBy('c.id', isWaiting ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf((isWaiting ? row.opened_at : row.decided_at) ?? row.opened_at, row.id));
  const items: ForumCaseRow[] = [];
  for (const row of rows) items.push(await caseOf(parts, actor, row));
  return { items, next, counts: await countCases(db, actor, { state }) };
}

async function countCases(db: Reader, { tenantId }: Actor, { state }: { state: CaseList }): Promise<Counts> {
  return db
    .selectFrom('forum.report_case as c')
    .innerJoin('forum.post as p', (join) => join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.post_id'))
    .select(sql<number>`count(*)::int`.as('all'))
    .select(sql<number>`count(*) filter (where p.hidden_at is not null)::int`.as('hidden'))
    .where('c.tenant_id', '=', tenantId)
    .where(isListedAs(state))
    .executeTakeFirstOrThrow();
}

const excerptLength = 140;

/** A case as a row of the queue shows it. */
export async function caseOf(parts: Pick<ForumParts, 'clock' | 'titleOfCourse'>, actor: Actor, row: CaseRow): Promise<ForumCaseRow> {
  const boardName =
    row.subject === null ? textFor(actor, row.board_name) : ((await parts.titleOfCourse(actor, { courseId: row.board_id })) ?? '');
  return {
    id: row.id,
    version: row.version,
    state: caseStateOf(row.state),
    topicId: row.topic_id,
    topicTitle: row.title,
    boardName,
    author: { memberId: row.author_id, name: row.full_name },
    excerpt: Array.from(row.text).slice(0, excerptLength).join(''),
    isAudio: row.file_id !== null,
    isTopic: row.number === 0,
    isHidden: row.hidden_at !== null,
    reporters: row.reporters,
    reasons: row.reasons.map(reasonOf),
    openedAt: row.opened_at,
    decision: decisionOf(row.decision),
    decidedAt: row.decided_at,
    claim: isClaimed(row, parts.clock.now())
      ? { by: row.claimer_name ?? '', isMine: row.claimed_by === actor.memberId, until: row.claimed_until ?? '' }
      : null,
    heldWord: row.held_word,
    isAppealed: row.is_appealed,
  };
}
