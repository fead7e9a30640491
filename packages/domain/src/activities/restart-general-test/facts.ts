import type { KindFacts } from '../kind.ts';

export const restartGeneralTest: KindFacts = {
  group: 'test',
  names: {
    'pt-BR': { alone: 'Prova com reinício geral', inText: 'prova com reinício geral' },
    'en-US': { alone: 'Test that restarts the training', inText: 'the test that restarts the training' },
    'es-ES': { alone: 'Prueba con reinicio general', inText: 'la prueba con reinicio general' },
    'fr-FR': { alone: 'Test avec reprise de toute la formation', inText: 'le test avec reprise de toute la formation' },
  },
  hasAttempts: true,
};
