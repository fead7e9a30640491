import type { BoardOf, GameKind, GameView, Run } from '@vitrine/contract/games';
import type { PlayerPage } from '@vitrine/contract/learning';
import { Failed, Loading } from '@vitrine/ui';
import type { GamePort } from '@vitrine/ui/games';
import { useState, type ReactNode } from 'react';
import type { DrawBoard } from './draw-board.ts';
import { GameElsewhere } from './game-elsewhere.tsx';
import { GameIntro } from './game-intro.tsx';
import { GameResult } from './game-result.tsx';
import { GameRun } from './game-run.tsx';
import { useGameSettings } from './settings.ts';
import { useRun } from './use-run.ts';

type GamePlayerProps<K extends GameKind> = {
  page: PlayerPage;
  content: GameView;
  kind: K;
  Board: (port: GamePort<BoardOf<K>>) => ReactNode;
};

/** Any game: what it counts, one run at a time, and what came of it. The board is the kind's own. */
export function GamePlayer<K extends GameKind>({ page, content, kind, Board }: GamePlayerProps<K>) {
  const [runId, setRunId] = useState(content.runningRunId);
  const [settings, change] = useGameSettings();
  const { known, start } = useRun({ page, runId, onRun: setRunId });
  const draw: DrawBoard = ({ board }, port) => (isOf(kind, board) ? <Board {...port} board={board} /> : null);
  if (runId === null) return <GameIntro page={page} content={content} start={start} pace={settings.pace} onReview={setRunId} />;
  if (known.isError && !known.data) return <Failed error={known.error} onRetry={() => void known.refetch()} />;
  if (!known.data) return <Loading shape="list" rows={3} />;
  const { run } = known.data;
  if (run.result) return <GameResult page={page} run={run} result={run.result} start={start} pace={settings.pace} isCalm={settings.calm} />;
  if (!run.isHere) return <GameElsewhere page={page} start={start} pace={settings.pace} />;
  return <GameRun key={run.id} page={page} known={known.data} settings={settings} onSettings={change} draw={draw} />;
}

const isOf = <K extends GameKind>(kind: K, board: Run['board']): board is BoardOf<K> => board.kind === kind;
