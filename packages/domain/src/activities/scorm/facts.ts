import type { KindFacts } from '../kind.ts';

export const scorm: KindFacts = {
  group: 'package',
  names: {
    'pt-BR': { alone: 'SCORM', inText: 'pacote SCORM' },
    'en-US': { alone: 'SCORM', inText: 'the SCORM package' },
    'es-ES': { alone: 'SCORM', inText: 'el paquete SCORM' },
    'fr-FR': { alone: 'SCORM', inText: 'le module SCORM' },
  },
  hasAttempts: false,
};
