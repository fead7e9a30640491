import { newId } from '../../../platform/clock/index.ts';
import { aFrame, said } from '../testing/game-frame.ts';
import type { KindBuilder } from '../testing/kind-builder.ts';

/** A number with its unit beside it, and a word. */
export const fillInTheBlanks: KindBuilder<'fill_in_the_blanks'> = {
  draft: () => {
    const [use, motor] = [newId(), newId()];
    const gap = { tolerance: 0, hasDots: true, accentsCount: false };
    return {
      kind: 'fill_in_the_blanks',
      ...aFrame(),
      picture: null,
      text: said(`Gasta {{${use}}} kWh com motor {{${motor}}}.`, `It uses {{${use}}} kWh by its {{${motor}}} motor.`),
      gaps: [
        {
          ...gap,
          id: use,
          kind: 'number',
          accepts: { 'pt-BR': ['38'], 'en-US': ['38'] },
          reason: said('Está na etiqueta.', 'The label tells.'),
        },
        {
          ...gap,
          id: motor,
          kind: 'text',
          accepts: { 'pt-BR': ['inverter'], 'en-US': ['inverter'] },
          reason: said('Muda de ritmo.', 'It changes its pace.'),
        },
      ],
    };
  },
  seen: () => ({ kind: 'opened' }),
};
