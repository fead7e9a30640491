import { IconBook } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { forumRoutes } from './routes.tsx';

export const forum: RoomInConsole = {
  routes: forumRoutes,
  places: [
    {
      key: 'forum',
      href: '/forum',
      needs: 'forum.read',
      label: { 'pt-BR': 'forum', 'en-US': 'forum', 'es-ES': 'forum', 'fr-FR': 'forum' },
      Icon: IconBook,
      rank: 55,
    },
  ],
};
