import type { KindFacts } from '../kind.ts';

export const linkedinSlidshare: KindFacts = {
  group: 'read',
  names: {
    'pt-BR': { alone: 'SlideShare', inText: 'apresentação do SlideShare' },
    'en-US': { alone: 'SlideShare', inText: 'the SlideShare presentation' },
    'es-ES': { alone: 'SlideShare', inText: 'la presentación de SlideShare' },
    'fr-FR': { alone: 'SlideShare', inText: 'la présentation SlideShare' },
  },
  hasAttempts: false,
};
