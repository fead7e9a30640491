import { IconShieldCheck } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { salesRoutes } from './routes.tsx';

export const sales: RoomInConsole = {
  routes: salesRoutes,
  places: [
    {
      key: 'audit',
      href: '/sales',
      needs: 'sales.audit',
      label: { 'pt-BR': 'Auditoria', 'en-US': 'Audit', 'es-ES': 'Auditoría', 'fr-FR': 'Audit' },
      Icon: IconShieldCheck,
      rank: 10,
    },
  ],
};
