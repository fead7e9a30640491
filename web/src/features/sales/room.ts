import { IconReceipt } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { saleRoutes, saleTasks } from './routes.tsx';

export const sales: RoomOnScreen = {
  member: saleRoutes,
  tasks: saleTasks,
  places: [
    {
      key: 'sales',
      href: '/sales',
      label: { 'pt-BR': 'Minhas vendas', 'en-US': 'My sales', 'es-ES': 'Mis ventas', 'fr-FR': 'Mes ventes' },
      Icon: IconReceipt,
      also: /^\/sales\//,
      rank: 60,
      needs: 'has_insert_sales',
      inRail: true,
    },
  ],
};
