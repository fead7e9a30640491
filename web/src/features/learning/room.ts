import { IconBook, IconDownload, IconRoute } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { learningRoutes, learningTasks } from './routes.tsx';

export const learning: RoomOnScreen = {
  member: learningRoutes,
  tasks: learningTasks,
  places: [
    {
      key: 'learn',
      href: '/online-courses',
      label: { 'pt-BR': 'Aprender', 'en-US': 'Learn', 'es-ES': 'Aprender', 'fr-FR': 'Apprendre' },
      Icon: IconBook,
      also: /^\/(online-)?courses\//,
      rank: 10,
      needs: 'has_online_courses',
    },
    {
      key: 'trails',
      href: '/trails',
      label: { 'pt-BR': 'Trilhas', 'en-US': 'Trails', 'es-ES': 'Rutas', 'fr-FR': 'Parcours' },
      Icon: IconRoute,
      also: /^\/trails\//,
      rank: 11,
      needs: 'has_trails',
      inRail: 'has_online_courses', // beside the courses the bar leads to both
    },
    {
      key: 'downloads',
      href: '/downloads',
      label: { 'pt-BR': 'Baixados', 'en-US': 'Downloads', 'es-ES': 'Descargas', 'fr-FR': 'Hors ligne' },
      Icon: IconDownload,
      rank: 47,
      needs: 'has_online_courses',
      inRail: true,
    },
  ],
};
