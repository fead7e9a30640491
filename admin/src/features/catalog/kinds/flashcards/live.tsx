import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { flashcards } from '@vitrine/domain/games';
import { FlashcardsBoard } from '@vitrine/ui/games';
import { GameTrial } from '../../games/game-trial.tsx';

/** The game as it is written. */
export const FlashcardsLive = ({ content }: { content: ActivityDraftOf<'flashcards'> }) => (
  <GameTrial rules={flashcards} content={content} Board={FlashcardsBoard} />
);
