import type { KindFacts } from '../kind.ts';

export const flash: KindFacts = {
  group: 'package',
  names: {
    'pt-BR': { alone: 'Animação (Flash)', inText: 'animação' },
    'en-US': { alone: 'Animation (Flash)', inText: 'the animation' },
    'es-ES': { alone: 'Animación (Flash)', inText: 'la animación' },
    'fr-FR': { alone: 'Animation (Flash)', inText: 'l’animation' },
  },
  hasAttempts: false,
};
