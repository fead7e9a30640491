import type { KindFacts } from '../kind.ts';

export const enigma: KindFacts = {
  group: 'game',
  names: {
    'pt-BR': { alone: 'Enigma', inText: 'enigma' },
    'en-US': { alone: 'Riddle', inText: 'the riddle' },
    'es-ES': { alone: 'Enigma', inText: 'el enigma' },
    'fr-FR': { alone: 'Énigme', inText: 'l’énigme' },
  },
  hasAttempts: true,
  hasRuns: true,
};
