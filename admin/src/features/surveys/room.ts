import { IconClipboardCheck } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { surveysRoutes } from './routes.tsx';

export const surveys: RoomInConsole = {
  routes: surveysRoutes,
  places: [
    {
      key: 'surveys',
      href: '/surveys',
      needs: 'surveys.read',
      label: { 'pt-BR': 'Pesquisas', 'en-US': 'Surveys', 'es-ES': 'Encuestas', 'fr-FR': 'Enquêtes' },
      Icon: IconClipboardCheck,
      rank: 34,
    },
  ],
};
