import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { trueOrFalse } from '@vitrine/domain/games';
import { TrueOrFalseBoard } from '@vitrine/ui/games';
import { GameTrial } from '../../games/game-trial.tsx';

/** The game as it is written. */
export const TrueOrFalseLive = ({ content }: { content: ActivityDraftOf<'true_or_false'> }) => (
  <GameTrial rules={trueOrFalse} content={content} Board={TrueOrFalseBoard} />
);
