/** A riddle in the console. */
import { lazy } from 'react';
import { IconBulb } from '../../../../shared/icons.ts';
import { emptyFrame } from '../../games/draft-frame.ts';
import { GamePreview } from '../../games/game-preview.tsx';
import type { KindOnScreen } from '../kind-on-screen.ts';
import { textsOf } from './texts.ts';

export const enigma: KindOnScreen<'enigma'> = {
  Sign: IconBulb,
  empty: () => ({ kind: 'enigma', ...emptyFrame(), answer: {}, also: {}, clues: [], tries: 3, clueCost: 10, hasBank: true, picture: null }),
  textsOf,
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.EnigmaEditor }))),
  Live: lazy(() => import('./live.tsx').then((chunk) => ({ default: chunk.EnigmaLive }))),
  Preview: GamePreview,
};
