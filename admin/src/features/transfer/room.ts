import { IconSend } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { transferRoutes } from './routes.tsx';

export const transfer: RoomInConsole = {
  routes: transferRoutes,
  places: [
    {
      key: 'transfer',
      href: '/transfer',
      needs: 'transfer.read',
      label: { 'pt-BR': 'Parceiro', 'en-US': 'Partner', 'es-ES': 'Asociado', 'fr-FR': 'Partenaire' },
      Icon: IconSend,
      rank: 57,
    },
  ],
};
