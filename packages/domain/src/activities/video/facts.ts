import type { KindFacts } from '../kind.ts';

export const video: KindFacts = {
  group: 'watch',
  names: {
    'pt-BR': { alone: 'Vídeo', inText: 'vídeo' },
    'en-US': { alone: 'Video', inText: 'the video' },
    'es-ES': { alone: 'Video', inText: 'el video' },
    'fr-FR': { alone: 'Vidéo', inText: 'la vidéo' },
  },
  hasAttempts: false,
  isDownloadable: true,
};
