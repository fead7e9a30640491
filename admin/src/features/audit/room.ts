import { IconShieldCheck } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { auditRoutes } from './routes.tsx';

export const audit: RoomInConsole = {
  routes: auditRoutes,
  places: [
    {
      key: 'audit',
      href: '/audit',
      needs: 'sales.audit',
      others: ['/sales', '/photos', '/level-requests', '/orders', '/sales-imports'],
      label: { 'pt-BR': 'Auditoria', 'en-US': 'Audit', 'es-ES': 'Auditoría', 'fr-FR': 'Audit' },
      Icon: IconShieldCheck,
      rank: 10,
    },
  ],
};
