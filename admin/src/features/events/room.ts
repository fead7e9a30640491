import { IconCalendarEvent } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { eventsRoutes } from './routes.tsx';

export const events: RoomInConsole = {
  routes: eventsRoutes,
  places: [
    {
      key: 'events',
      href: '/events',
      needs: 'events.read',
      label: { 'pt-BR': 'Eventos', 'en-US': 'Events', 'es-ES': 'Eventos', 'fr-FR': 'Événements' },
      Icon: IconCalendarEvent,
      rank: 56,
    },
  ],
};
