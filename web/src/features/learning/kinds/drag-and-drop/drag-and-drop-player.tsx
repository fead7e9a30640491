import { DragAndDropBoard } from '@vitrine/ui/games';
import { GamePlayer } from '../../games/game-player.tsx';
import type { PlayerOf } from '../kind-on-screen.ts';

export const DragAndDropPlayer = ({ page, content }: PlayerOf<'drag_and_drop'>) => (
  <GamePlayer page={page} content={content} kind="drag_and_drop" Board={DragAndDropBoard} />
);
