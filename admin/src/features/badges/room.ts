import { IconBook } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { badgesRoutes } from './routes.tsx';

export const badges: RoomInConsole = {
  routes: badgesRoutes,
  places: [
    {
      key: 'badges',
      href: '/badges',
      needs: 'badges.read',
      label: { 'pt-BR': 'badges', 'en-US': 'badges', 'es-ES': 'badges', 'fr-FR': 'badges' },
      Icon: IconBook,
      rank: 55,
    },
  ],
};
