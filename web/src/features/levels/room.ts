import { IconStarFilled } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { levelsRoutes } from './routes.tsx';

export const levels: RoomOnScreen = {
  member: levelsRoutes,
  places: [
    {
      key: 'level',
      href: '/level',
      label: { 'pt-BR': 'Meu nível', 'en-US': 'My level', 'es-ES': 'Mi nivel', 'fr-FR': 'Mon niveau' },
      Icon: IconStarFilled,
      rank: 45,
      needs: 'has_campaigns',
      inRail: true,
    },
  ],
};
