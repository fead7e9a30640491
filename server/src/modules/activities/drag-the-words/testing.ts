import { newId } from '../../../platform/clock/index.ts';
import { aFrame, said } from '../testing/game-frame.ts';
import type { KindBuilder } from '../testing/kind-builder.ts';

/** Two gaps, and a word too many. */
export const dragTheWords: KindBuilder<'drag_the_words'> = {
  draft: () => {
    const [label, motor] = [newId(), newId()];
    return {
      kind: 'drag_the_words',
      ...aFrame(),
      before: said('Gasta muito?', 'Does it use much?'),
      text: said(`Olhe a {{${label}}}: o motor é {{${motor}}}.`, `See the {{${label}}}: the motor is {{${motor}}}.`),
      gaps: [
        { id: label, word: said('etiqueta', 'label'), also: {}, reason: said('Nela está o consumo.', 'It tells the consumption.') },
        {
          id: motor,
          word: said('inverter', 'inverter'),
          also: {},
          reason: said('É o motor que muda de ritmo.', 'The motor changes its pace.'),
        },
      ],
      extra: [
        { id: newId(), word: said('frost free', 'frost free'), reason: said('Frost free evita gelo.', 'Frost free keeps ice away.') },
      ],
    };
  },
  seen: () => ({ kind: 'opened' }),
};
