import { lazy } from 'react';
import { IconCards } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const flashcards: KindOnScreen<'flashcards'> = {
  Sign: IconCards,
  Player: lazy(() => import('./flashcards-player.tsx').then((chunk) => ({ default: chunk.FlashcardsPlayer }))),
};
