import { lazy } from 'react';
import { IconGift } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { rewardsRoutes } from './routes.tsx';

export const rewards: RoomInConsole = {
  routes: rewardsRoutes,
  personParts: [
    {
      key: 'orders',
      needs: 'orders.decide',
      rank: 40,
      Part: lazy(() => import('./orders/person-orders.tsx').then(({ PersonOrdersPart }) => ({ default: PersonOrdersPart }))),
    },
  ],
  places: [
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
