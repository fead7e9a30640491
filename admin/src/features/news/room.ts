import { IconNews } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { newsRoutes } from './routes.tsx';

export const news: RoomInConsole = {
  routes: newsRoutes,
  places: [
    {
      key: 'news',
      href: '/news',
      needs: 'content.read',
      others: ['/news-categories'],
      label: { 'pt-BR': 'Notícias', 'en-US': 'News', 'es-ES': 'Noticias', 'fr-FR': 'Actualités' },
      Icon: IconNews,
      rank: 34,
    },
  ],
};
