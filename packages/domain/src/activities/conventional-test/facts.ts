import type { KindFacts } from '../kind.ts';

export const conventionalTest: KindFacts = {
  group: 'test',
  names: {
    'pt-BR': { alone: 'Prova', inText: 'prova' },
    'en-US': { alone: 'Test', inText: 'the test' },
    'es-ES': { alone: 'Prueba', inText: 'la prueba' },
    'fr-FR': { alone: 'Test', inText: 'le test' },
  },
  hasAttempts: true,
};
