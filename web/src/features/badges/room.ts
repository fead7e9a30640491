import { IconBook } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { badgesRoutes } from './routes.tsx';

export const badges: RoomOnScreen = {
  member: badgesRoutes,
  places: [
    {
      key: 'badges',
      href: '/badges',
      label: { 'pt-BR': 'badges', 'en-US': 'badges', 'es-ES': 'badges', 'fr-FR': 'badges' },
      Icon: IconBook,
      rank: 70,
      inRail: true,
    },
  ],
};
