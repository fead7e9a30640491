import { IconStar } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { levelsRoutes } from './routes.tsx';

export const levels: RoomInConsole = {
  routes: levelsRoutes,
  places: [
    {
      key: 'levels',
      href: '/levels',
      needs: 'levels.decide',
      label: { 'pt-BR': 'Níveis', 'en-US': 'Levels', 'es-ES': 'Niveles', 'fr-FR': 'Niveaux' },
      Icon: IconStar,
      rank: 41,
    },
  ],
};
