import { IconGift } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { rewardRoutes, rewardTasks } from './routes.tsx';

export const rewards: RoomOnScreen = {
  member: rewardRoutes,
  tasks: rewardTasks,
  places: [
    {
      key: 'rewards',
      href: '/reward-store',
      label: { 'pt-BR': 'Prêmios', 'en-US': 'Rewards', 'es-ES': 'Premios', 'fr-FR': 'Cadeaux' },
      Icon: IconGift,
      also: /^\/(reward-store|orders)(\/|$)/,
      rank: 30,
      needs: 'has_reward_store',
    },
  ],
};
