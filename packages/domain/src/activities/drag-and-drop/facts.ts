import type { KindFacts } from '../kind.ts';

export const dragAndDrop: KindFacts = {
  group: 'game',
  names: {
    'pt-BR': { alone: 'Arraste e solte', inText: 'arraste e solte' },
    'en-US': { alone: 'Drag and drop', inText: 'drag and drop' },
    'es-ES': { alone: 'Arrastra y suelta', inText: 'arrastra y suelta' },
    'fr-FR': { alone: 'Glisser-déposer', inText: 'glisser-déposer' },
  },
  hasAttempts: true,
  hasRuns: true,
};
