import type { KindFacts } from '../kind.ts';

export const trueOrFalse: KindFacts = {
  group: 'game',
  names: {
    'pt-BR': { alone: 'Verdadeiro ou falso', inText: 'verdadeiro ou falso' },
    'en-US': { alone: 'True or false', inText: 'true or false' },
    'es-ES': { alone: 'Verdadero o falso', inText: 'verdadero o falso' },
    'fr-FR': { alone: 'Vrai ou faux', inText: 'vrai ou faux' },
  },
  hasAttempts: true,
  hasRuns: true,
};
