import type { KindFacts } from '../kind.ts';

export const flashcards: KindFacts = {
  group: 'game',
  names: {
    'pt-BR': { alone: 'Cartões', inText: 'os cartões' },
    'en-US': { alone: 'Flash cards', inText: 'the flash cards' },
    'es-ES': { alone: 'Tarjetas', inText: 'las tarjetas' },
    'fr-FR': { alone: 'Cartes mémo', inText: 'les cartes mémo' },
  },
  hasAttempts: true,
  hasRuns: true,
};
