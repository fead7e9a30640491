import { IconBook, IconListCheck } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { catalogRoutes } from './routes.tsx';

export const catalog: RoomInConsole = {
  routes: catalogRoutes,
  places: [
    {
      key: 'courses',
      href: '/courses',
      needs: 'content.read',
      label: { 'pt-BR': 'Cursos', 'en-US': 'Courses', 'es-ES': 'Cursos', 'fr-FR': 'Cours' },
      Icon: IconBook,
      rank: 30,
    },
    {
      key: 'questions',
      href: '/questions',
      needs: 'content.read',
      label: { 'pt-BR': 'Questões', 'en-US': 'Questions', 'es-ES': 'Preguntas', 'fr-FR': 'Questions' },
      Icon: IconListCheck,
      rank: 32,
    },
  ],
};
