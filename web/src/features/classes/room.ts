import { IconClipboardCheck } from '../../shared/icons.ts';
import type { Place, RoomOnScreen } from '../../shared/room.ts';
import { classesRoutes, classesTasks } from './routes.tsx';

type Label = [pt: string, en: string, es: string, fr: string];
const place = (href: string, needs: NonNullable<Place['needs']>, rank: number, [pt, en, es, fr]: Label): Place => ({
  key: href.slice(1),
  href,
  label: { 'pt-BR': pt, 'en-US': en, 'es-ES': es, 'fr-FR': fr },
  Icon: IconClipboardCheck,
  rank,
  needs,
  inRail: true,
});

export const classes: RoomOnScreen = {
  member: classesRoutes,
  tasks: classesTasks,
  places: [
    place('/presential-courses', 'has_presential_courses', 13, ['Presencial', 'On-site', 'Presencial', 'Présentiel']),
    place('/live-classes', 'has_live_classes', 14, ['Ao vivo', 'Live', 'En vivo', 'Direct']),
    place('/webinars', 'has_webcasts', 15, ['Webinars', 'Webinars', 'Webinars', 'Webinaires']),
  ],
};
