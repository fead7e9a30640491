import type { KindFacts } from '../kind.ts';

export const findThePairs: KindFacts = {
  group: 'game',
  names: {
    'pt-BR': { alone: 'Ache os pares', inText: 'ache os pares' },
    'en-US': { alone: 'Find the pairs', inText: 'find the pairs' },
    'es-ES': { alone: 'Encuentra los pares', inText: 'encuentra los pares' },
    'fr-FR': { alone: 'Trouvez les paires', inText: 'trouvez les paires' },
  },
  hasAttempts: true,
  hasRuns: true,
};
