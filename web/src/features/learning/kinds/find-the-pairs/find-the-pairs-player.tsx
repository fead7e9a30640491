import { PairsBoard } from '@vitrine/ui/games';
import { GamePlayer } from '../../games/game-player.tsx';
import type { PlayerOf } from '../kind-on-screen.ts';

export const FindThePairsPlayer = ({ page, content }: PlayerOf<'find_the_pairs'>) => (
  <GamePlayer page={page} content={content} kind="find_the_pairs" Board={PairsBoard} />
);
