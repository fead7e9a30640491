import { IconCalendarEvent } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { eventsRoutes, eventsTasks } from './routes.tsx';

export const events: RoomOnScreen = {
  member: eventsRoutes,
  tasks: eventsTasks,
  places: [
    {
      key: 'events',
      href: '/events',
      label: { 'pt-BR': 'Eventos', 'en-US': 'Events', 'es-ES': 'Eventos', 'fr-FR': 'Événements' },
      Icon: IconCalendarEvent,
      also: /^\/events\//,
      rank: 44,
      needs: 'has_events',
      inRail: true,
    },
  ],
};
