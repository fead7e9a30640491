import { DragTheWordsBoard } from '@vitrine/ui/games';
import { GamePlayer } from '../../games/game-player.tsx';
import type { PlayerOf } from '../kind-on-screen.ts';

export const DragTheWordsPlayer = ({ page, content }: PlayerOf<'drag_the_words'>) => (
  <GamePlayer page={page} content={content} kind="drag_the_words" Board={DragTheWordsBoard} />
);
