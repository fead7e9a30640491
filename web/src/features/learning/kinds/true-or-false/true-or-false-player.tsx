import { TrueOrFalseBoard } from '@vitrine/ui/games';
import { GamePlayer } from '../../games/game-player.tsx';
import type { PlayerOf } from '../kind-on-screen.ts';

export const TrueOrFalsePlayer = ({ page, content }: PlayerOf<'true_or_false'>) => (
  <GamePlayer page={page} content={content} kind="true_or_false" Board={TrueOrFalseBoard} />
);
