import { IconHeadphones } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { podcastsRoutes } from './routes.tsx';

export const podcasts: RoomOnScreen = {
  member: podcastsRoutes,
  places: [
    {
      key: 'podcasts',
      href: '/podcasts',
      label: { 'pt-BR': 'Podcasts', 'en-US': 'Podcasts', 'es-ES': 'Pódcasts', 'fr-FR': 'Podcasts' },
      Icon: IconHeadphones,
      also: /^\/podcasts\//,
      rank: 13,
      needs: 'has_podcasts',
      inRail: true,
    },
  ],
};
