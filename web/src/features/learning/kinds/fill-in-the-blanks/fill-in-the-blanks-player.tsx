import { FillInTheBlanksBoard } from '@vitrine/ui/games';
import { GamePlayer } from '../../games/game-player.tsx';
import type { PlayerOf } from '../kind-on-screen.ts';

export const FillInTheBlanksPlayer = ({ page, content }: PlayerOf<'fill_in_the_blanks'>) => (
  <GamePlayer page={page} content={content} kind="fill_in_the_blanks" Board={FillInTheBlanksBoard} />
);
