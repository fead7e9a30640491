import { newId } from '../../../platform/clock/index.ts';
import { aFrame, said } from '../testing/game-frame.ts';
import type { KindBuilder } from '../testing/kind-builder.ts';

/** A word with three clues, two tries. */
export const enigma: KindBuilder<'enigma'> = {
  draft: () => ({
    kind: 'enigma',
    ...aFrame(),
    answer: said('Cafeteira', 'Percolator'),
    also: {},
    clues: [
      { id: newId(), text: said('Acorda a casa.', 'It wakes the house.') },
      { id: newId(), text: said('Pede cápsulas.', 'It asks for capsules.') },
      { id: newId(), text: said('Solta vapor.', 'It lets off steam.') },
    ],
    tries: 2,
    clueCost: 10,
    hasBank: true,
    picture: null,
  }),
  seen: () => ({ kind: 'opened' }),
};
