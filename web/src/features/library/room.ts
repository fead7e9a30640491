import { IconFolder } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { libraryRoutes } from './routes.tsx';

export const library: RoomOnScreen = {
  member: libraryRoutes,
  places: [
    {
      key: 'library',
      href: '/library',
      label: { 'pt-BR': 'Biblioteca', 'en-US': 'Library', 'es-ES': 'Biblioteca', 'fr-FR': 'Documents' },
      Icon: IconFolder,
      also: /^\/(library|libraries)\//,
      rank: 12,
      needs: 'has_library',
      inRail: true,
    },
  ],
};
