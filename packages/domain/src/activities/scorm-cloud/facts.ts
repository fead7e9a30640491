import type { KindFacts } from '../kind.ts';

export const scormCloud: KindFacts = {
  group: 'package',
  names: {
    'pt-BR': { alone: 'SCORM Cloud', inText: 'curso do SCORM Cloud' },
    'en-US': { alone: 'SCORM Cloud', inText: 'the SCORM Cloud course' },
    'es-ES': { alone: 'SCORM Cloud', inText: 'el curso de SCORM Cloud' },
    'fr-FR': { alone: 'SCORM Cloud', inText: 'le cours SCORM Cloud' },
  },
  hasAttempts: false,
};
