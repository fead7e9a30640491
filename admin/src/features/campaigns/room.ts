import { lazy } from 'react';
import { IconSpeakerphone } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { campaignsRoutes } from './routes.tsx';

export const campaigns: RoomInConsole = {
  routes: campaignsRoutes,
  personParts: [
    {
      key: 'points',
      needs: 'campaigns.read',
      rank: 10,
      Part: lazy(() => import('./person/person-points.tsx').then(({ PersonPointsPart }) => ({ default: PersonPointsPart }))),
    },
  ],
  places: [
    {
      key: 'campaigns',
      href: '/campaigns',
      needs: 'campaigns.read',
      others: ['/products', '/stores', '/chains', '/brands', '/agencies'],
      label: { 'pt-BR': 'Campanhas', 'en-US': 'Campaigns', 'es-ES': 'Campañas', 'fr-FR': 'Campagnes' },
      Icon: IconSpeakerphone,
      rank: 40,
    },
  ],
};
