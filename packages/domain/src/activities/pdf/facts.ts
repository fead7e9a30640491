import type { KindFacts } from '../kind.ts';

export const pdf: KindFacts = {
  group: 'read',
  names: {
    'pt-BR': { alone: 'Apresentação', inText: 'apresentação' },
    'en-US': { alone: 'Presentation', inText: 'the presentation' },
    'es-ES': { alone: 'Presentación', inText: 'la presentación' },
    'fr-FR': { alone: 'Présentation', inText: 'la présentation' },
  },
  hasAttempts: false,
  isDownloadable: true,
};
