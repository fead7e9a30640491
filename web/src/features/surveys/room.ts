import { IconBook } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { surveysRoutes } from './routes.tsx';

export const surveys: RoomOnScreen = {
  member: surveysRoutes,
  places: [
    {
      key: 'surveys',
      href: '/surveys',
      label: { 'pt-BR': 'surveys', 'en-US': 'surveys', 'es-ES': 'surveys', 'fr-FR': 'surveys' },
      Icon: IconBook,
      rank: 70,
      inRail: true,
    },
  ],
};
