import { IconPhoto } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { photosRoutes } from './routes.tsx';

export const photos: RoomInConsole = {
  routes: photosRoutes,
  places: [
    {
      key: 'photos',
      href: '/photos',
      needs: 'photos.audit',
      label: { 'pt-BR': 'Fotos', 'en-US': 'Photos', 'es-ES': 'Fotos', 'fr-FR': 'Photos' },
      Icon: IconPhoto,
      rank: 11,
    },
  ],
};
