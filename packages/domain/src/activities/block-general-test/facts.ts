import type { KindFacts } from '../kind.ts';

export const blockGeneralTest: KindFacts = {
  group: 'test',
  names: {
    'pt-BR': { alone: 'Prova com bloqueio geral', inText: 'prova com bloqueio geral' },
    'en-US': { alone: 'Test that blocks the training', inText: 'the test that blocks the training' },
    'es-ES': { alone: 'Prueba con bloqueo general', inText: 'la prueba con bloqueo general' },
    'fr-FR': { alone: 'Test bloquant toute la formation', inText: 'le test bloquant toute la formation' },
  },
  hasAttempts: true,
};
