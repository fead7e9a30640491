import { IconFlame } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { campaignRoutes, campaignTasks } from './routes.tsx';

export const campaigns: RoomOnScreen = {
  member: campaignRoutes,
  tasks: campaignTasks,
  places: [
    {
      key: 'campaigns',
      href: '/campaigns',
      label: { 'pt-BR': 'Campanhas', 'en-US': 'Campaigns', 'es-ES': 'Campañas', 'fr-FR': 'Campagnes' },
      Icon: IconFlame,
      also: /^\/campaigns\//,
      rank: 50,
      needs: 'has_campaigns',
      inRail: true,
    },
  ],
};
