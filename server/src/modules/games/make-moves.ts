import type { Move } from '@vitrine/contract/games';
import { limitOf, type Game } from '@vitrine/domain/games';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { listMoves, lockRun, type Member, type MoveRow, type RunRow } from './queries.ts';

type Parts = Pick<Platform, 'clock'>;
type Ask = {
  runId: string;
  device: string;
  locale: string;
  moves: readonly Move[];
  isTimeOver: boolean;
  gameOfRun: (run: RunRow) => Promise<Game>;
};
export type Moved = { run: RunRow; game: Game; verdicts: MoveRow[]; justFinished: boolean };

/**
 * Judges moves in their order, each once: one that was judged is told again, whatever the device says now. The last one that is needed ends the run.
 * Refuses `run_elsewhere` for a device that lost the run, `run_over`, `move_out_of_order` where one before it is missing, and `move_unknown`.
 */
export async function makeMoves(
  parts: Parts,
  tx: Tx,
  actor: Member,
  { runId, device, locale, moves, isTimeOver, gameOfRun }: Ask,
): Promise<Moved> {
  const before = await lockRun(tx, actor, runId);
  const game = await gameOfRun(before);
  const told = moves.some(({ seq }) => seq <= before.seq) ? await listMoves(tx, actor, runId) : [];
  const verdicts: MoveRow[] = [];
  let run = before;
  for (const move of moves.toSorted((a, b) => a.seq - b.seq)) {
    const known = told.find(({ seq }) => seq === move.seq);
    if (known && known.item === move.item && known.answer === move.answer) {
      verdicts.push(known);
      continue;
    }
    const judged = judge(run, game, { move, device, locale: matchLocale(locale, locales) });
    await keepMove(parts, tx, actor, { runId, device, move, verdict: judged.verdict });
    verdicts.push(judged.verdict);
    run = judged.run;
  }
  if (run.state === 'running' && (game.isOver(run.play) || (isTimeOver && run.device === device && hasLimit(run, game))))
    run = await finish(parts, tx, actor, { run, game, isByTime: !game.isOver(run.play) });
  else if (run !== before) await keepRun(tx, actor, run);
  return { run, game, verdicts, justFinished: before.state === 'running' && run.state !== 'running' };
}

const hasLimit = (run: RunRow, { frame }: Game) => limitOf(frame, run.pace) !== null;

function judge(
  run: RunRow,
  game: Game,
  { move, device, locale }: { move: Move; device: string; locale: Locale },
): { run: RunRow; verdict: MoveRow } {
  if (run.device !== device || move.seq <= run.seq) throw new Refusal('run_elsewhere');
  if (run.state !== 'running') throw new Refusal('run_over');
  if (move.seq > run.seq + 1) throw new Refusal('move_out_of_order');
  const judged = game.isOver(run.play) ? null : game.judge(run.play, move, locale);
  if (!judged) throw new Refusal('move_unknown', { fields: { [`moves.${move.seq}`]: 'move_unknown' } });
  const { seq, item, answer, spentMs } = move;
  return {
    run: { ...run, play: judged.state, seq, spentMs: run.spentMs + spentMs },
    verdict: { seq, item, answer, isRight: judged.right, isNear: judged.near ?? false, reason: judged.reason ?? {} },
  };
}

async function keepMove(
  { clock }: Parts,
  tx: Tx,
  actor: Member,
  { runId, device, move, verdict }: { runId: string; device: string; move: Move; verdict: MoveRow },
): Promise<void> {
  await tx
    .insertInto('games.move')
    .values({
      tenant_id: actor.tenantId,
      run_id: runId,
      seq: move.seq,
      item: move.item,
      answer: move.answer,
      is_right: verdict.isRight,
      is_near: verdict.isNear,
      reason: JSON.stringify(verdict.reason),
      spent_ms: move.spentMs,
      device,
      made_at: clock.now(),
    })
    .execute();
}

const keepRun = (tx: Tx, actor: Member, { id, play, seq, spentMs }: RunRow) =>
  tx
    .updateTable('games.run')
    .set({ play: JSON.stringify(play), seq, spent_ms: spentMs })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .execute();

/** Scores by what was judged, never by what a request says; the first run that passes earns the points. */
async function finish(
  { clock }: Parts,
  tx: Tx,
  actor: Member,
  { run, game, isByTime }: { run: RunRow; game: Game; isByTime: boolean },
): Promise<RunRow> {
  const { right, items, percent } = game.scoreOf(run.play);
  const isPassed = game.isPassed(run.play);
  const paid = await tx
    .selectFrom('games.run')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('game_id', '=', run.gameId)
    .where('points', '>', 0)
    .executeTakeFirst();
  const ended: RunRow = {
    ...run,
    state: isByTime ? 'ended_by_time' : 'finished',
    score: percent,
    right,
    items,
    streak: longestStreak(await listMoves(tx, actor, run.id)),
    isPassed,
    points: isPassed && !paid ? game.pointsOf(run.play) : 0,
  };
  await tx
    .updateTable('games.run')
    .set({
      state: ended.state,
      play: JSON.stringify(ended.play),
      seq: ended.seq,
      spent_ms: ended.spentMs,
      finished_at: clock.now(),
      score: percent,
      right_items: right,
      items,
      streak: ended.streak,
      is_passed: isPassed,
      points: ended.points,
    })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', run.id)
    .execute();
  return ended;
}

/** The most right ones in a row. */
function longestStreak(moves: readonly MoveRow[]): number {
  let [longest, now] = [0, 0];
  for (const { isRight, isNear } of moves) {
    now = isRight === true ? now + 1 : isNear ? now : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}
