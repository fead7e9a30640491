import type { KindFacts } from '../kind.ts';

export const html: KindFacts = {
  group: 'package',
  names: {
    'pt-BR': { alone: 'Página', inText: 'página' },
    'en-US': { alone: 'Page', inText: 'the page' },
    'es-ES': { alone: 'Página', inText: 'la página' },
    'fr-FR': { alone: 'Page', inText: 'la page' },
  },
  hasAttempts: false,
};
