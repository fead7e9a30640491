import { IconBook } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { forumRoutes } from './routes.tsx';

export const forum: RoomOnScreen = {
  member: forumRoutes,
  places: [
    {
      key: 'forum',
      href: '/forum',
      label: { 'pt-BR': 'forum', 'en-US': 'forum', 'es-ES': 'forum', 'fr-FR': 'forum' },
      Icon: IconBook,
      rank: 70,
      inRail: true,
    },
  ],
};
