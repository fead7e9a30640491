import type { KindFacts } from '../kind.ts';

export const ppt: KindFacts = {
  group: 'read',
  names: {
    'pt-BR': { alone: 'Slides (PowerPoint)', inText: 'slides' },
    'en-US': { alone: 'Slides (PowerPoint)', inText: 'the slides' },
    'es-ES': { alone: 'Diapositivas (PowerPoint)', inText: 'las diapositivas' },
    'fr-FR': { alone: 'Diapositives (PowerPoint)', inText: 'les diapositives' },
  },
  hasAttempts: false,
  isDownloadable: true,
};
