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
      label: { 'pt-BR': 'Diplomas', 'en-US': 'Awards', 'es-ES': 'Diplomas', 'fr-FR': 'Diplômes' },
      Icon: IconCertificate,
      rank: 20,
      needs: 'has_online_courses',
      inRail: 'has_reward_store',
    },
  ],
};
