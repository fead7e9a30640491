import { IconChartBar } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { rankingRoutes } from './routes.tsx';

export const ranking: RoomOnScreen = {
  member: rankingRoutes,
  places: [
    {
      key: 'ranking',
      href: '/ranking',
      label: { 'pt-BR': 'Ranking', 'en-US': 'Ranking', 'es-ES': 'Clasificación', 'fr-FR': 'Classement' },
      Icon: IconChartBar,
      rank: 44,
      needs: 'has_ranking',
      needsScore: true,
      inRail: true,
    },
  ],
};
