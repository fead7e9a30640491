import { lazy } from 'react';
import { IconClipboardCheck } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { enrolmentRoutes } from './enrolments/routes.tsx';
import { resultsRoutes } from './routes.tsx';

export const learning: RoomInConsole = {
  routes: [...enrolmentRoutes, ...resultsRoutes],
  personParts: [
    {
      key: 'learning',
      needs: 'results.read',
      rank: 30,
      Part: lazy(() => import('./person-learning.tsx').then(({ PersonLearningPart }) => ({ default: PersonLearningPart }))),
    },
  ],
  places: [
    {
      key: 'tests',
      href: '/tests',
      needs: 'results.read',
      others: ['/answers-to-grade', '/blocked', '/gradebook', '/packages'],
      label: { 'pt-BR': 'Provas', 'en-US': 'Tests', 'es-ES': 'Pruebas', 'fr-FR': 'Tests' },
      Icon: IconClipboardCheck,
      rank: 33,
    },
  ],
};
