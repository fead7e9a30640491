import { IconPhoto } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { photoTasks } from './routes.tsx';

export const photos: RoomOnScreen = {
  tasks: photoTasks,
  places: [
    {
      key: 'photos',
      href: '/upload-photos',
      label: { 'pt-BR': 'Fotos da loja', 'en-US': 'Store photos', 'es-ES': 'Fotos de la tienda', 'fr-FR': 'Photos du magasin' },
      Icon: IconPhoto,
      rank: 62,
      needs: 'has_upload_photos',
      inRail: true,
    },
  ],
};
