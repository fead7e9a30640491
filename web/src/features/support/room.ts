import { IconHeadset } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { supportRoutes } from './routes.tsx';

export const support: RoomOnScreen = {
  member: supportRoutes,
  places: [
    {
      key: 'help',
      href: '/faq',
      label: { 'pt-BR': 'Ajuda', 'en-US': 'Help', 'es-ES': 'Ayuda', 'fr-FR': 'Aide' },
      Icon: IconHeadset,
      also: /^\/(support|contact-us)(\/|$)/,
      rank: 90,
      inRail: true,
    },
  ],
};
