import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { dragAndDrop } from '@vitrine/domain/games';
import { DragAndDropBoard } from '@vitrine/ui/games';
import { GameTrial } from '../../games/game-trial.tsx';

/** The game as it is written. */
export const DragAndDropLive = ({ content }: { content: ActivityDraftOf<'drag_and_drop'> }) => (
  <GameTrial rules={dragAndDrop} content={content} Board={DragAndDropBoard} />
);
