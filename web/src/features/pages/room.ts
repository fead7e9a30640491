import { IconFlag } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { pagesRoutes, wildcardRoutes } from './routes.tsx';

export const pages: RoomOnScreen = {
  member: pagesRoutes,
  wildcard: wildcardRoutes,
  places: [
    {
      key: 'hotsite',
      href: '/hotsite',
      label: { 'pt-BR': 'Hotsite', 'en-US': 'Hotsite', 'es-ES': 'Hotsite', 'fr-FR': 'Mini-site' },
      Icon: IconFlag,
      rank: 24,
      needs: 'has_hotsite',
      inRail: true,
    },
  ],
};
