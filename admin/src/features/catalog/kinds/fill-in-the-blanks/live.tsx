import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { fillInTheBlanks } from '@vitrine/domain/games';
import { FillInTheBlanksBoard } from '@vitrine/ui/games';
import { GameTrial } from '../../games/game-trial.tsx';

/** The game as it is written. */
export const FillInTheBlanksLive = ({ content }: { content: ActivityDraftOf<'fill_in_the_blanks'> }) => (
  <GameTrial rules={fillInTheBlanks} content={content} Board={FillInTheBlanksBoard} />
);
