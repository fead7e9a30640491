/** Flash cards in the console. */
import { lazy } from 'react';
import { IconCards } from '../../../../shared/icons.ts';
import { emptyFrame } from '../../games/draft-frame.ts';
import { GamePreview } from '../../games/game-preview.tsx';
import type { KindOnScreen } from '../kind-on-screen.ts';
import { textsOf } from './texts.ts';

export const flashcards: KindOnScreen<'flashcards'> = {
  Sign: IconCards,
  empty: () => ({ kind: 'flashcards', ...emptyFrame(), cards: [] }),
  textsOf,
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.FlashcardsEditor }))),
  Live: lazy(() => import('./live.tsx').then((chunk) => ({ default: chunk.FlashcardsLive }))),
  Preview: GamePreview,
};
