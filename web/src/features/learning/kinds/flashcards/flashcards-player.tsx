import { FlashcardsBoard } from '@vitrine/ui/games';
import { GamePlayer } from '../../games/game-player.tsx';
import type { PlayerOf } from '../kind-on-screen.ts';

export const FlashcardsPlayer = ({ page, content }: PlayerOf<'flashcards'>) => (
  <GamePlayer page={page} content={content} kind="flashcards" Board={FlashcardsBoard} />
);
