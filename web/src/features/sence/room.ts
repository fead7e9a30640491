import { IconBook } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { senceRoutes } from './routes.tsx';

export const sence: RoomOnScreen = {
  member: senceRoutes,
  places: [
    {
      key: 'sence',
      href: '/sence',
      label: { 'pt-BR': 'sence', 'en-US': 'sence', 'es-ES': 'sence', 'fr-FR': 'sence' },
      Icon: IconBook,
      rank: 70,
      inRail: true,
    },
  ],
};
