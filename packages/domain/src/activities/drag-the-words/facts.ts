import type { KindFacts } from '../kind.ts';

export const dragTheWords: KindFacts = {
  group: 'game',
  names: {
    'pt-BR': { alone: 'Arraste as palavras', inText: 'arraste as palavras' },
    'en-US': { alone: 'Drag the words', inText: 'drag the words' },
    'es-ES': { alone: 'Arrastra las palabras', inText: 'arrastra las palabras' },
    'fr-FR': { alone: 'Glissez les mots', inText: 'glissez les mots' },
  },
  hasAttempts: true,
  hasRuns: true,
};
