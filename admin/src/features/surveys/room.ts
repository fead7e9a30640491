import { IconBook } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { surveysRoutes } from './routes.tsx';

export const surveys: RoomInConsole = {
  routes: surveysRoutes,
  places: [
    {
      key: 'surveys',
      href: '/surveys',
      needs: 'surveys.read',
      label: { 'pt-BR': 'surveys', 'en-US': 'surveys', 'es-ES': 'surveys', 'fr-FR': 'surveys' },
      Icon: IconBook,
      rank: 55,
    },
  ],
};
