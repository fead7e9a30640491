import type { KindFacts } from '../kind.ts';

export const liveClass: KindFacts = {
  group: 'class',
  names: {
    'pt-BR': { alone: 'Aula ao vivo', inText: 'aula ao vivo' },
    'en-US': { alone: 'Live class', inText: 'the live class' },
    'es-ES': { alone: 'Clase en vivo', inText: 'la clase en vivo' },
    'fr-FR': { alone: 'Cours en direct', inText: 'le cours en direct' },
  },
  hasAttempts: false,
  classKind: 'live_class',
};
