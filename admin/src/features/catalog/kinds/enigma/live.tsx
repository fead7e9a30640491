import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { enigma } from '@vitrine/domain/games';
import { EnigmaBoard } from '@vitrine/ui/games';
import { GameTrial } from '../../games/game-trial.tsx';

/** The game as it is written. */
export const EnigmaLive = ({ content }: { content: ActivityDraftOf<'enigma'> }) => (
  <GameTrial rules={enigma} content={content} Board={EnigmaBoard} />
);
