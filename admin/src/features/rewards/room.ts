import { IconGift } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { rewardsRoutes } from './routes.tsx';

export const rewards: RoomInConsole = {
  routes: rewardsRoutes,
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
