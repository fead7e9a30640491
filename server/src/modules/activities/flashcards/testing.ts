import { newId } from '../../../platform/clock/index.ts';
import { aFrame, said } from '../testing/game-frame.ts';
import type { KindBuilder } from '../testing/kind-builder.ts';

export const flashcards: KindBuilder<'flashcards'> = {
  draft: () => ({
    kind: 'flashcards',
    ...aFrame(),
    cards: Array.from({ length: 3 }, (_, index) => ({
      id: newId(),
      front: said(`Frente ${index + 1}`, `Front ${index + 1}`),
      back: said(`Verso ${index + 1}`, `Back ${index + 1}`),
      say: {},
      picture: null,
    })),
  }),
  seen: () => ({ kind: 'opened' }),
};
