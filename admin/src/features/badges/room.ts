import { IconStar } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { badgesRoutes } from './routes.tsx';

export const badges: RoomInConsole = {
  routes: badgesRoutes,
  places: [
    {
      key: 'badges',
      href: '/badges',
      needs: 'badges.read',
      label: { 'pt-BR': 'Selos', 'en-US': 'Badges', 'es-ES': 'Insignias', 'fr-FR': 'Badges' },
      Icon: IconStar,
      rank: 55,
    },
  ],
};
