import { IconUsers } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { classesRoutes } from './routes.tsx';

export const classes: RoomInConsole = {
  routes: classesRoutes,
  places: [
    {
      key: 'classes',
      href: '/classes',
      needs: 'classes.read',
      label: { 'pt-BR': 'Turmas', 'en-US': 'Classes', 'es-ES': 'Grupos', 'fr-FR': 'Sessions' },
      Icon: IconUsers,
      rank: 22,
    },
  ],
};
