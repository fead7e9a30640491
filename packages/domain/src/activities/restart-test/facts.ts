import type { KindFacts } from '../kind.ts';

export const restartTest: KindFacts = {
  group: 'test',
  names: {
    'pt-BR': { alone: 'Prova com reinício', inText: 'prova com reinício' },
    'en-US': { alone: 'Restarting test', inText: 'the restarting test' },
    'es-ES': { alone: 'Prueba con reinicio', inText: 'la prueba con reinicio' },
    'fr-FR': { alone: 'Test avec reprise', inText: 'le test avec reprise' },
  },
  hasAttempts: true,
};
