import type { KindFacts } from '../kind.ts';

export const audio: KindFacts = {
  group: 'watch',
  names: {
    'pt-BR': { alone: 'Áudio', inText: 'áudio' },
    'en-US': { alone: 'Audio', inText: 'the audio' },
    'es-ES': { alone: 'Audio', inText: 'el audio' },
    'fr-FR': { alone: 'Audio', inText: 'l’audio' },
  },
  hasAttempts: false,
  isDownloadable: true,
};
