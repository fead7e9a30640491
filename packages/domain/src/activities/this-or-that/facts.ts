import type { KindFacts } from '../kind.ts';

export const thisOrThat: KindFacts = {
  group: 'game',
  names: {
    'pt-BR': { alone: 'Isto ou aquilo', inText: 'isto ou aquilo' },
    'en-US': { alone: 'This or that', inText: 'this or that' },
    'es-ES': { alone: 'Esto o aquello', inText: 'esto o aquello' },
    'fr-FR': { alone: 'Ceci ou cela', inText: 'ceci ou cela' },
  },
  hasAttempts: true,
  hasRuns: true,
};
