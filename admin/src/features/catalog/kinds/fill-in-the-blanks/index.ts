/** Fill in the blanks in the console. */
import { lazy } from 'react';
import { IconForms } from '../../../../shared/icons.ts';
import { emptyFrame } from '../../games/draft-frame.ts';
import { GamePreview } from '../../games/game-preview.tsx';
import type { KindOnScreen } from '../kind-on-screen.ts';
import { textsOf } from './texts.ts';

export const fillInTheBlanks: KindOnScreen<'fill_in_the_blanks'> = {
  Sign: IconForms,
  empty: () => ({ kind: 'fill_in_the_blanks', ...emptyFrame(), picture: null, text: {}, gaps: [] }),
  textsOf,
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.FillInTheBlanksEditor }))),
  Live: lazy(() => import('./live.tsx').then((chunk) => ({ default: chunk.FillInTheBlanksLive }))),
  Preview: GamePreview,
};
