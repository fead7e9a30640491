import { IconMessageCircle } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { forumRoutes } from './routes.tsx';

export const forum: RoomInConsole = {
  routes: forumRoutes,
  places: [
    {
      key: 'forum',
      href: '/forum',
      needs: 'forum.moderate',
      label: { 'pt-BR': 'Fórum', 'en-US': 'Forum', 'es-ES': 'Foro', 'fr-FR': 'Forum' },
      Icon: IconMessageCircle,
      rank: 14,
    },
  ],
};
