import { IconBook } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { libraryRoutes } from './routes.tsx';

export const library: RoomInConsole = {
  routes: libraryRoutes,
  places: [
    {
      key: 'library',
      href: '/library',
      needs: 'library.read',
      label: { 'pt-BR': 'library', 'en-US': 'library', 'es-ES': 'library', 'fr-FR': 'library' },
      Icon: IconBook,
      rank: 55,
    },
  ],
};
