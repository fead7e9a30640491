import type { KindFacts } from '../kind.ts';

export const evaluatedQuiz: KindFacts = {
  group: 'test',
  names: {
    'pt-BR': { alone: 'Quiz com nota', inText: 'quiz com nota' },
    'en-US': { alone: 'Graded quiz', inText: 'the graded quiz' },
    'es-ES': { alone: 'Cuestionario con nota', inText: 'el cuestionario con nota' },
    'fr-FR': { alone: 'Quiz noté', inText: 'le quiz noté' },
  },
  hasAttempts: true,
};
