import { ThisOrThatBoard } from '@vitrine/ui/games';
import { GamePlayer } from '../../games/game-player.tsx';
import type { PlayerOf } from '../kind-on-screen.ts';

export const ThisOrThatPlayer = ({ page, content }: PlayerOf<'this_or_that'>) => (
  <GamePlayer page={page} content={content} kind="this_or_that" Board={ThisOrThatBoard} />
);
