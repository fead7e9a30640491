import type { KindFacts } from '../kind.ts';

export const unevaluatedQuiz: KindFacts = {
  group: 'test',
  names: {
    'pt-BR': { alone: 'Quiz sem nota', inText: 'quiz sem nota' },
    'en-US': { alone: 'Ungraded quiz', inText: 'the ungraded quiz' },
    'es-ES': { alone: 'Cuestionario sin nota', inText: 'el cuestionario sin nota' },
    'fr-FR': { alone: 'Quiz non noté', inText: 'le quiz non noté' },
  },
  hasAttempts: true,
};
