import { IconSpeakerphone } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { pagesRoutes } from './routes.tsx';

export const pages: RoomInConsole = {
  routes: pagesRoutes,
  places: [
    {
      key: 'pages',
      href: '/pages',
      others: ['/banners'],
      needs: 'content.read',
      label: { 'pt-BR': 'Páginas', 'en-US': 'Pages', 'es-ES': 'Páginas', 'fr-FR': 'Pages' },
      Icon: IconSpeakerphone,
      rank: 34,
    },
  ],
};
