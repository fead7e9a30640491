import { IconStar } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { badgesPublicRoutes, badgesRoutes } from './routes.tsx';

export const badges: RoomOnScreen = {
  public: badgesPublicRoutes,
  member: badgesRoutes,
  places: [
    {
      key: 'badges',
      href: '/badges',
      label: { 'pt-BR': 'Selos', 'en-US': 'Badges', 'es-ES': 'Insignias', 'fr-FR': 'Badges' },
      Icon: IconStar,
      rank: 46,
      needs: 'has_profile',
      inRail: true,
    },
  ],
};
