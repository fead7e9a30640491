import type { KindFacts } from '../kind.ts';

export const fillInTheBlanks: KindFacts = {
  group: 'game',
  names: {
    'pt-BR': { alone: 'Preencha as lacunas', inText: 'preencha as lacunas' },
    'en-US': { alone: 'Fill in the blanks', inText: 'fill in the blanks' },
    'es-ES': { alone: 'Completa los espacios', inText: 'completa los espacios' },
    'fr-FR': { alone: 'Texte à trous', inText: 'le texte à trous' },
  },
  hasAttempts: true,
  hasRuns: true,
};
