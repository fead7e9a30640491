import { IconGift, IconPackage } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { rewardsRoutes } from './routes.tsx';

export const rewards: RoomInConsole = {
  routes: rewardsRoutes,
  places: [
    {
      key: 'orders',
      href: '/orders',
      needs: 'orders.decide',
      label: { 'pt-BR': 'Pedidos', 'en-US': 'Orders', 'es-ES': 'Pedidos', 'fr-FR': 'Commandes' },
      Icon: IconPackage,
      rank: 20,
    },
    {
      key: 'rewards',
      href: '/rewards',
      needs: 'rewards.read',
      others: ['/reward-categories', '/reward-departments'],
      label: { 'pt-BR': 'Prêmios', 'en-US': 'Rewards', 'es-ES': 'Premios', 'fr-FR': 'Cadeaux' },
      Icon: IconGift,
      rank: 50,
    },
  ],
};
