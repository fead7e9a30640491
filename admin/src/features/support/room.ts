import { IconHeadset, IconHelpCircle } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { supportRoutes } from './routes.tsx';

export const support: RoomInConsole = {
  routes: supportRoutes,
  places: [
    {
      key: 'tickets',
      href: '/tickets',
      needs: 'support.answer',
      label: { 'pt-BR': 'Atender', 'en-US': 'Support', 'es-ES': 'Atender', 'fr-FR': 'Assister' },
      Icon: IconHeadset,
      rank: 14,
    },
    {
      key: 'faq',
      href: '/faq',
      needs: 'content.read',
      label: { 'pt-BR': 'Ajuda', 'en-US': 'Help', 'es-ES': 'Ayuda', 'fr-FR': 'Aide' },
      Icon: IconHelpCircle,
      rank: 58,
    },
  ],
};
