import { IconBook } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { senceRoutes } from './routes.tsx';

export const sence: RoomInConsole = {
  routes: senceRoutes,
  places: [
    {
      key: 'sence',
      href: '/sence',
      needs: 'sence.read',
      label: { 'pt-BR': 'sence', 'en-US': 'sence', 'es-ES': 'sence', 'fr-FR': 'sence' },
      Icon: IconBook,
      rank: 55,
    },
  ],
};
