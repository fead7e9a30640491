import { IconBook } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { transferRoutes } from './routes.tsx';

export const transfer: RoomOnScreen = {
  member: transferRoutes,
  places: [
    {
      key: 'transfer',
      href: '/transfer',
      label: { 'pt-BR': 'transfer', 'en-US': 'transfer', 'es-ES': 'transfer', 'fr-FR': 'transfer' },
      Icon: IconBook,
      rank: 70,
      inRail: true,
    },
  ],
};
