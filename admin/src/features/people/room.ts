import { IconUsers } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { peopleRoutes } from './routes.tsx';

export const people: RoomInConsole = {
  routes: peopleRoutes,
  places: [
    {
      key: 'people',
      href: '/people',
      needs: 'people.read',
      others: ['/registrations', '/groups', '/group-labels', '/areas', '/tags', '/roles', '/custom-roles'],
      label: { 'pt-BR': 'Pessoas', 'en-US': 'People', 'es-ES': 'Personas', 'fr-FR': 'Personnes' },
      Icon: IconUsers,
      rank: 60,
    },
  ],
};
