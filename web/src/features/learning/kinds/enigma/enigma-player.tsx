import { EnigmaBoard } from '@vitrine/ui/games';
import { GamePlayer } from '../../games/game-player.tsx';
import type { PlayerOf } from '../kind-on-screen.ts';

export const EnigmaPlayer = ({ page, content }: PlayerOf<'enigma'>) => (
  <GamePlayer page={page} content={content} kind="enigma" Board={EnigmaBoard} />
);
