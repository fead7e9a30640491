import { IconCertificate } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { certificatePublicRoutes, certificateRoutes } from './routes.tsx';

export const certificates: RoomOnScreen = {
  public: certificatePublicRoutes,
  member: certificateRoutes,
  places: [
    {
      key: 'certificates',
      href: '/certificates',
      label: { 'pt-BR': 'Certificados', 'en-US': 'Certificates', 'es-ES': 'Certificados', 'fr-FR': 'Certificats' },
      Icon: IconCertificate,
      rank: 20,
      needs: 'has_online_courses',
      inRail: 'has_reward_store',
    },
  ],
};
