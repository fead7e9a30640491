import type { GameState, Pace, RunState } from '@vitrine/domain/games';
import type { Text } from '@vitrine/domain/kernel';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { DB } from '../../platform/database/types.gen.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { parsePace, parsePlay, parseReason, parseRunState } from './stored-run.ts';

/** Whose runs. */
export type Member = Pick<Actor, 'tenantId' | 'memberId'>;

export type RunRow = {
  id: string;
  memberId: string;
  gameId: string;
  revisionId: string;
  number: number;
  state: RunState;
  play: GameState;
  pace: Pace;
  seq: number;
  device: string;
  startedAt: string;
  spentMs: number;
  score: number | null;
  right: number | null;
  items: number | null;
  streak: number | null;
  isPassed: boolean | null;
  points: number | null;
};

export type MoveRow = { seq: number; item: string; answer: string; isRight: boolean | null; isNear: boolean; reason: Text };

/** A run of this member; of nobody else (decision D55). */
export async function getRun(db: Reader, actor: Member, runId: string): Promise<RunRow> {
  const row = await runsOf(db, actor).where('id', '=', runId).executeTakeFirst();
  if (!row) throw notFound();
  return runOf(row);
}

/** Held until the end of the transaction: moves of a run are judged one after the other. */
export async function lockRun(tx: Tx, actor: Member, runId: string): Promise<RunRow> {
  const row = await runsOf(tx, actor).where('id', '=', runId).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return runOf(row);
}

export async function listMoves(db: Reader, actor: Member, runId: string): Promise<MoveRow[]> {
  const rows = await db
    .selectFrom('games.move')
    .where('tenant_id', '=', actor.tenantId)
    .where('run_id', '=', runId)
    .select(['seq', 'item', 'answer', 'is_right', 'is_near', 'reason'])
    .orderBy('seq')
    .execute();
  return rows.map(({ is_right, is_near, reason, ...row }) => ({ ...row, isRight: is_right, isNear: is_near, reason: parseReason(reason) }));
}

export const runsOf = (db: Reader, actor: Member) =>
  db.selectFrom('games.run').selectAll().where('tenant_id', '=', actor.tenantId).where('member_id', '=', actor.memberId);

export const runOf = (row: Selectable<DB['games.run']>): RunRow => ({
  id: row.id,
  memberId: row.member_id,
  gameId: row.game_id,
  revisionId: row.revision_id,
  number: row.number,
  state: parseRunState(row.state),
  play: parsePlay(row.play),
  pace: parsePace(row.pace),
  seq: row.seq,
  device: row.device,
  startedAt: row.started_at,
  spentMs: row.spent_ms,
  score: row.score,
  right: row.right_items,
  items: row.items,
  streak: row.streak,
  isPassed: row.is_passed,
  points: row.points,
});
