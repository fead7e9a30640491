import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { dragTheWords } from '@vitrine/domain/games';
import { DragTheWordsBoard } from '@vitrine/ui/games';
import { GameTrial } from '../../games/game-trial.tsx';

/** The game as it is written. */
export const DragTheWordsLive = ({ content }: { content: ActivityDraftOf<'drag_the_words'> }) => (
  <GameTrial rules={dragTheWords} content={content} Board={DragTheWordsBoard} />
);
