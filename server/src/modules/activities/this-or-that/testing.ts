import { newId } from '../../../platform/clock/index.ts';
import { aFrame, said } from '../testing/game-frame.ts';
import type { KindBuilder } from '../testing/kind-builder.ts';

export const thisOrThat: KindBuilder<'this_or_that'> = {
  draft: () => ({
    kind: 'this_or_that',
    ...aFrame(),
    left: said('Tem', 'Has'),
    right: said('Ganha', 'Gains'),
    cards: Array.from({ length: 4 }, (_, index) => ({
      id: newId(),
      text: said(`Carta ${index + 1}`, `Card ${index + 1}`),
      side: index % 2 === 0 ? ('left' as const) : ('right' as const),
      reason: said(`Motivo ${index + 1}`, `Reason ${index + 1}`),
      picture: null,
    })),
  }),
  seen: () => ({ kind: 'opened' }),
};
