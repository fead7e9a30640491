import { IconMessageCircle } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { forumRoutes, forumTasks } from './routes.tsx';

export const forum: RoomOnScreen = {
  member: forumRoutes,
  tasks: forumTasks,
  places: [
    {
      key: 'forum',
      href: '/forum',
      also: /^\/forum\//,
      label: { 'pt-BR': 'Fórum', 'en-US': 'Forum', 'es-ES': 'Foro', 'fr-FR': 'Forum' },
      Icon: IconMessageCircle,
      rank: 44,
      needs: 'has_forum',
      inRail: true,
    },
  ],
};
