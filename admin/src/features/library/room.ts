import { IconFolder } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { libraryRoutes } from './routes.tsx';

export const library: RoomInConsole = {
  routes: libraryRoutes,
  places: [
    {
      key: 'library',
      href: '/library',
      needs: 'content.read',
      others: ['/library-categories'],
      label: { 'pt-BR': 'Biblioteca', 'en-US': 'Library', 'es-ES': 'Biblioteca', 'fr-FR': 'Documents' },
      Icon: IconFolder,
      rank: 34,
    },
  ],
};
