import { newId } from '../../../platform/clock/index.ts';
import { aFrame, said } from '../testing/game-frame.ts';
import type { KindBuilder } from '../testing/kind-builder.ts';

export const findThePairs: KindBuilder<'find_the_pairs'> = {
  draft: () => ({
    kind: 'find_the_pairs',
    ...aFrame(),
    pairs: Array.from({ length: 3 }, (_, index) => ({
      id: newId(),
      a: { text: said(`A ${index + 1}`, `A ${index + 1}`), picture: null },
      b: { text: said(`B ${index + 1}`, `B ${index + 1}`), picture: null },
      hint: said(`Dica ${index + 1}`, `Hint ${index + 1}`),
    })),
    mode: 'match',
    closeAfter: 24,
  }),
  seen: () => ({ kind: 'opened' }),
};
