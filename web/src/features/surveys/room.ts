import { IconClipboardCheck } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { surveysRoutes, surveysTasks } from './routes.tsx';

export const surveys: RoomOnScreen = {
  member: surveysRoutes,
  tasks: surveysTasks,
  places: [
    {
      key: 'surveys',
      href: '/surveys',
      label: { 'pt-BR': 'Pesquisas', 'en-US': 'Surveys', 'es-ES': 'Encuestas', 'fr-FR': 'Enquêtes' },
      Icon: IconClipboardCheck,
      rank: 70,
      inRail: true,
    },
  ],
};
