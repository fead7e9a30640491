import type { KindFacts } from '../kind.ts';

export const webinar: KindFacts = {
  group: 'class',
  names: {
    'pt-BR': { alone: 'Webinar', inText: 'webinar' },
    'en-US': { alone: 'Webinar', inText: 'the webinar' },
    'es-ES': { alone: 'Webinar', inText: 'el webinar' },
    'fr-FR': { alone: 'Webinaire', inText: 'le webinaire' },
  },
  hasAttempts: false,
  classKind: 'webinar',
};
