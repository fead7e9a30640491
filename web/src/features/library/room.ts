import { IconBook } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { libraryRoutes } from './routes.tsx';

export const library: RoomOnScreen = {
  member: libraryRoutes,
  places: [
    {
      key: 'library',
      href: '/library',
      label: { 'pt-BR': 'library', 'en-US': 'library', 'es-ES': 'library', 'fr-FR': 'library' },
      Icon: IconBook,
      rank: 70,
      inRail: true,
    },
  ],
};
