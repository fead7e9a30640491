import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { findThePairs } from '@vitrine/domain/games';
import { PairsBoard } from '@vitrine/ui/games';
import { GameTrial } from '../../games/game-trial.tsx';

/** The game as it is written. */
export const FindThePairsLive = ({ content }: { content: ActivityDraftOf<'find_the_pairs'> }) => (
  <GameTrial rules={findThePairs} content={content} Board={PairsBoard} />
);
