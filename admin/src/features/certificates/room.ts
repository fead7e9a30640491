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
      label: { 'pt-BR': 'Certificados', 'en-US': 'Certificates', 'es-ES': 'Certificados', 'fr-FR': 'Certificats' },
      Icon: IconCertificate,
      rank: 54,
    },
  ],
};
