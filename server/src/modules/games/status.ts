import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Member } from './queries.ts';

/** How a member stands in a game, over all of its revisions. */
export type GameStatus = {
  runs: number;
  bestPercent: number | null;
  isPassed: boolean;
  runningRunId: string | null;
  /** The newest one that ended. */
  lastRunId: string | null;
};

export async function gameStatus(db: Reader, actor: Member, { gameId }: { gameId: string }): Promise<GameStatus> {
  const row = await db
    .selectFrom('games.run')
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('game_id', '=', gameId)
    .select(({ fn }) => [
      fn.countAll<number>().as('runs'),
      fn.max('score').as('best'),
      fn.agg<boolean | null>('bool_or', ['is_passed']).as('passed'),
      sql<string | null>`(array_agg(id) filter (where state = 'running'))[1]`.as('running'),
      sql<string | null>`(array_agg(id order by number desc) filter (where state <> 'running'))[1]`.as('last'),
    ])
    .executeTakeFirstOrThrow();
  return {
    runs: row.runs,
    bestPercent: row.best,
    isPassed: row.passed ?? false,
    runningRunId: row.running,
    lastRunId: row.last,
  };
}
