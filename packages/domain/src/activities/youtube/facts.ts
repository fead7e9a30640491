import type { KindFacts } from '../kind.ts';

export const youtube: KindFacts = {
  group: 'watch',
  names: {
    'pt-BR': { alone: 'YouTube', inText: 'vídeo do YouTube' },
    'en-US': { alone: 'YouTube', inText: 'the YouTube video' },
    'es-ES': { alone: 'YouTube', inText: 'el video de YouTube' },
    'fr-FR': { alone: 'YouTube', inText: 'la vidéo YouTube' },
  },
  hasAttempts: false,
};
