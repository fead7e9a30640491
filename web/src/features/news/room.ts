import { IconNews } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { newsRoutes } from './routes.tsx';

export const news: RoomOnScreen = {
  member: newsRoutes,
  places: [
    {
      key: 'news',
      href: '/news',
      label: { 'pt-BR': 'Notícias', 'en-US': 'News', 'es-ES': 'Noticias', 'fr-FR': 'Actualités' },
      Icon: IconNews,
      also: /^\/news\//,
      rank: 13,
      needs: 'has_news',
      inRail: true,
    },
  ],
};
