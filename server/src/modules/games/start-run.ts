import type { Game, Pace } from '@vitrine/domain/games';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { runOf, runsOf, type Member, type RunRow } from './queries.ts';

type Parts = Pick<Platform, 'clock' | 'newId' | 'chance'>;
type Ask = { gameId: string; revisionId: string; game: Game; device: string; onlyMissed: boolean; pace: Pace };

const tries = 3;
const seeds = 2 ** 32;

/**
 * Begins a run, or goes on with the one that runs and takes it to this device. `onlyMissed` keeps what was right at the first try in the last run.
 * Nothing is locked: two tabs that ask at once meet at the unique indices, and the one that lost goes on with what the other made.
 */
export async function startRun(parts: Parts, tx: Tx, actor: Member, ask: Ask): Promise<RunRow> {
  for (let tried = 0; tried < tries; tried += 1) {
    const running = await takeRunningOver(tx, actor, ask);
    if (running) return running;
    const begun = await begin(parts, tx, actor, ask);
    if (begun) return begun;
  }
  throw new Error(`games: no run of ${ask.gameId} could be started`);
}

async function takeRunningOver(tx: Tx, actor: Member, { gameId, device }: Ask): Promise<RunRow | undefined> {
  const row = await tx
    .updateTable('games.run')
    .set({ device })
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('game_id', '=', gameId)
    .where('state', '=', 'running')
    .returningAll()
    .executeTakeFirst();
  return row && runOf(row);
}

async function begin({ clock, newId, chance }: Parts, tx: Tx, actor: Member, ask: Ask): Promise<RunRow | undefined> {
  const { gameId, revisionId, game, device, pace } = ask;
  const last = await runsOf(tx, actor).where('game_id', '=', gameId).orderBy('number', 'desc').limit(1).executeTakeFirst();
  const before = last && runOf(last);
  const right = before ? Object.entries(before.play.items).flatMap(([id, { isFirst }]) => (isFirst ? [id] : [])) : [];
  // A run in which everything lies already would be over before its first move.
  const carried = ask.onlyMissed && right.length < game.items.length ? right : [];
  const row = await tx
    .insertInto('games.run')
    .values({
      tenant_id: actor.tenantId,
      id: newId(),
      member_id: actor.memberId,
      game_id: gameId,
      revision_id: revisionId,
      number: (before?.number ?? 0) + 1,
      state: 'running',
      play: JSON.stringify(game.deal(Math.floor(chance.fraction() * seeds), carried)),
      pace,
      seq: 0,
      device,
      started_at: clock.now(),
      spent_ms: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && runOf(row);
}
