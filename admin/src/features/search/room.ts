import { IconSearch } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { searchRoutes } from './routes.tsx';

export const search: RoomInConsole = {
  routes: searchRoutes,
  places: [
    {
      key: 'missed-searches',
      href: '/missed-searches',
      needs: 'search.read',
      label: { 'pt-BR': 'Buscas', 'en-US': 'Searches', 'es-ES': 'Búsquedas', 'fr-FR': 'Recherches' },
      Icon: IconSearch,
      rank: 66,
    },
  ],
};
