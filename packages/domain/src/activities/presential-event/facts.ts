import type { KindFacts } from '../kind.ts';

export const presentialEvent: KindFacts = {
  group: 'class',
  names: {
    'pt-BR': { alone: 'Encontro presencial', inText: 'encontro presencial' },
    'en-US': { alone: 'On-site session', inText: 'the on-site session' },
    'es-ES': { alone: 'Encuentro presencial', inText: 'el encuentro presencial' },
    'fr-FR': { alone: 'Séance en présentiel', inText: 'la séance en présentiel' },
  },
  hasAttempts: false,
  classKind: 'presential',
};
