import type { KindFacts } from '../kind.ts';

export const wowza: KindFacts = {
  group: 'watch',
  names: {
    'pt-BR': { alone: 'Transmissão (Wowza)', inText: 'transmissão' },
    'en-US': { alone: 'Stream (Wowza)', inText: 'the stream' },
    'es-ES': { alone: 'Transmisión (Wowza)', inText: 'la transmisión' },
    'fr-FR': { alone: 'Flux vidéo (Wowza)', inText: 'le flux vidéo' },
  },
  hasAttempts: false,
};
