import { IconBook } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { transferRoutes } from './routes.tsx';

export const transfer: RoomInConsole = {
  routes: transferRoutes,
  places: [
    {
      key: 'transfer',
      href: '/transfer',
      needs: 'transfer.read',
      label: { 'pt-BR': 'transfer', 'en-US': 'transfer', 'es-ES': 'transfer', 'fr-FR': 'transfer' },
      Icon: IconBook,
      rank: 55,
    },
  ],
};
