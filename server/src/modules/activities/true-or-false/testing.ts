import { newId } from '../../../platform/clock/index.ts';
import { aFrame, said } from '../testing/game-frame.ts';
import type { KindBuilder } from '../testing/kind-builder.ts';

export const trueOrFalse: KindBuilder<'true_or_false'> = {
  draft: () => ({
    kind: 'true_or_false',
    ...aFrame(),
    secondsACard: 0,
    cards: Array.from({ length: 4 }, (_, index) => ({
      id: newId(),
      text: said(`Frase ${index + 1}`, `Statement ${index + 1}`),
      isTrue: index % 2 === 0,
      reason: said(`Motivo ${index + 1}`, `Reason ${index + 1}`),
      picture: null,
    })),
  }),
  seen: () => ({ kind: 'opened' }),
};
