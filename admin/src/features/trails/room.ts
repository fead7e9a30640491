import { IconRoute } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { trailsRoutes } from './routes.tsx';

export const trails: RoomInConsole = {
  routes: trailsRoutes,
  places: [
    {
      key: 'trails',
      href: '/trails',
      needs: 'content.read',
      others: ['/trail-categories'],
      label: { 'pt-BR': 'Trilhas', 'en-US': 'Trails', 'es-ES': 'Rutas', 'fr-FR': 'Parcours' },
      Icon: IconRoute,
      rank: 31,
    },
  ],
};
