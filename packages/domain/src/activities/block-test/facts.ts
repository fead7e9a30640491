import type { KindFacts } from '../kind.ts';

export const blockTest: KindFacts = {
  group: 'test',
  names: {
    'pt-BR': { alone: 'Prova com bloqueio', inText: 'prova com bloqueio' },
    'en-US': { alone: 'Blocking test', inText: 'the blocking test' },
    'es-ES': { alone: 'Prueba con bloqueo', inText: 'la prueba con bloqueo' },
    'fr-FR': { alone: 'Test bloquant', inText: 'le test bloquant' },
  },
  hasAttempts: true,
};
