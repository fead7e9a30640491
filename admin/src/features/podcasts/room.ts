import { IconMicrophone } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { podcastsRoutes } from './routes.tsx';

export const podcasts: RoomInConsole = {
  routes: podcastsRoutes,
  places: [
    {
      key: 'podcasts',
      href: '/podcasts',
      needs: 'content.read',
      others: ['/podcast-episodes', '/podcast-categories'],
      label: { 'pt-BR': 'Podcasts', 'en-US': 'Podcasts', 'es-ES': 'Pódcasts', 'fr-FR': 'Podcasts' },
      Icon: IconMicrophone,
      rank: 35,
    },
  ],
};
