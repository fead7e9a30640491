/** True or false in the console. */
import { lazy } from 'react';
import { IconChecks } from '../../../../shared/icons.ts';
import { emptyFrame } from '../../games/draft-frame.ts';
import { GamePreview } from '../../games/game-preview.tsx';
import type { KindOnScreen } from '../kind-on-screen.ts';
import { textsOf } from './texts.ts';

export const trueOrFalse: KindOnScreen<'true_or_false'> = {
  Sign: IconChecks,
  empty: () => ({ kind: 'true_or_false', ...emptyFrame(), secondsACard: 0, cards: [] }),
  textsOf,
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.TrueOrFalseEditor }))),
  Live: lazy(() => import('./live.tsx').then((chunk) => ({ default: chunk.TrueOrFalseLive }))),
  Preview: GamePreview,
};
