import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { thisOrThat } from '@vitrine/domain/games';
import { ThisOrThatBoard } from '@vitrine/ui/games';
import { GameTrial } from '../../games/game-trial.tsx';

/** The game as it is written. */
export const ThisOrThatLive = ({ content }: { content: ActivityDraftOf<'this_or_that'> }) => (
  <GameTrial rules={thisOrThat} content={content} Board={ThisOrThatBoard} />
);
