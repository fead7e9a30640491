import { IconCertificate } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { certificatesRoutes } from './routes.tsx';

export const certificates: RoomInConsole = {
  routes: certificatesRoutes,
  places: [
    {
      key: 'certificates',
      href: '/certificates',
      needs: 'certificates.read',
      label: { 'pt-BR': 'Diplomas', 'en-US': 'Awards', 'es-ES': 'Diplomas', 'fr-FR': 'Diplômes' },
      Icon: IconCertificate,
      rank: 54,
    },
  ],
};
