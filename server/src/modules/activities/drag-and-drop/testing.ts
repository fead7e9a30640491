import { newId } from '../../../platform/clock/index.ts';
import { aFrame, said } from '../testing/game-frame.ts';
import type { KindBuilder } from '../testing/kind-builder.ts';

/** Three pieces for two places, and one that belongs nowhere. */
export const dragAndDrop: KindBuilder<'drag_and_drop'> = {
  draft: () => {
    const [kitchen, laundry] = [newId(), newId()];
    const piece = (pt: string, en: string, places: string[]) => ({
      id: newId(),
      name: said(pt, en),
      picture: null,
      places,
      reason: said(`Motivo: ${pt}`, `Reason: ${en}`),
    });
    return {
      kind: 'drag_and_drop',
      ...aFrame(),
      places: [
        { id: kitchen, name: said('Cozinha', 'Kitchen'), picture: null },
        { id: laundry, name: said('Lavanderia', 'Laundry'), picture: null },
      ],
      items: [
        piece('Geladeira', 'Fridge', [kitchen]),
        piece('Fogão', 'Stove', [kitchen]),
        piece('Lavadora', 'Washer', [laundry]),
        piece('Carro', 'Car', []),
      ],
    };
  },
  seen: () => ({ kind: 'opened' }),
};
