import type { KindFacts } from '../kind.ts';

export const vimeo: KindFacts = {
  group: 'watch',
  names: {
    'pt-BR': { alone: 'Vimeo', inText: 'vídeo do Vimeo' },
    'en-US': { alone: 'Vimeo', inText: 'the Vimeo video' },
    'es-ES': { alone: 'Vimeo', inText: 'el video de Vimeo' },
    'fr-FR': { alone: 'Vimeo', inText: 'la vidéo Vimeo' },
  },
  hasAttempts: false,
};
