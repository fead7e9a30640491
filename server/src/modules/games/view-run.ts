import { Board, type MoveVerdict, type Run, type RunResult } from '@vitrine/contract/games';
import { itemIn, limitOf, sayIn, type Game, type Say } from '@vitrine/domain/games';
import { locales, matchLocale } from '@vitrine/domain/kernel';
import type { Reader } from '../../platform/database/index.ts';
import { runsOf, runOf, type Member, type MoveRow, type RunRow } from './queries.ts';

type Ask = { run: RunRow; game: Game; device: string; locale: string; linkTo: (fileId: string) => string | null };

/** A run as its member sees it on a device. What would be right is told of what was judged, and of all when the run is over. */
export async function runView(db: Reader, actor: Member, { run, game, device, locale, linkTo }: Ask): Promise<Run> {
  const told = matchLocale(locale, locales);
  const say = sayIn(told);
  const { frame } = game;
  const others = (await runsOf(db, actor).where('game_id', '=', run.gameId).where('state', '<>', 'running').execute()).map(runOf);
  const isPaidBefore = others.some(({ id, points }) => id !== run.id && (points ?? 0) > 0);
  return {
    id: run.id,
    number: run.number,
    state: run.state,
    seq: run.seq,
    isHere: run.device === device,
    prompt: say(frame.prompt),
    help: say(frame.help),
    points: frame.points,
    isPaidBefore,
    clock: frame.clock,
    limitSeconds: limitOf(frame, run.pace),
    spentMs: run.spentMs,
    isWholeOffline: game.isWholeOffline,
    hints: frame.hints,
    items: run.play.order.map((id) => {
      const { mark = 'open', isFirst = false, tries = 0 } = itemIn(run.play, id) ?? {};
      return { id, mark, isFirst, tries };
    }),
    board: Board.parse({ ...game.boardOf(run.play, { locale: told, say, linkTo }), kind: game.kind }),
    result: run.state === 'running' ? null : resultOf(run, { game, say, others, isPaidBefore }),
  };
}

function resultOf(
  run: RunRow,
  { game, say, others, isPaidBefore }: { game: Game; say: Say; others: readonly RunRow[]; isPaidBefore: boolean },
): RunResult {
  const earlier = others.filter(({ number }) => number < run.number);
  const bestTimes = [...earlier, run].filter(({ isPassed }) => isPassed).map(({ spentMs }) => spentMs);
  return {
    right: run.right ?? 0,
    items: run.items ?? 0,
    percent: run.score ?? 0,
    isPassed: run.isPassed ?? false,
    spentSeconds: Math.round(run.spentMs / 1_000),
    bestPercent: Math.max(run.score ?? 0, ...earlier.map(({ score }) => score ?? 0)),
    bestSeconds: bestTimes.length === 0 ? null : Math.round(Math.min(...bestTimes) / 1_000),
    streak: run.streak ?? 0,
    bestStreakBefore: Math.max(0, ...earlier.map(({ streak }) => streak ?? 0)),
    points: run.points ?? 0,
    isPaidBefore,
    doneLine: say(game.frame.doneLine),
    repeat: run.play.order.flatMap((id) => (itemIn(run.play, id)?.isFirst ? [] : [{ id, ...game.tell(id, say) }])),
  };
}

export function verdictView({ seq, item, answer, isRight, isNear, reason }: MoveRow, locale: string): MoveVerdict {
  return { seq, item, answer, right: isRight, isNear, reason: sayIn(matchLocale(locale, locales))(reason) };
}
