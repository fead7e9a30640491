import { IconMail } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { messagesRoutes } from './routes.tsx';

export const messages: RoomInConsole = {
  routes: messagesRoutes,
  places: [
    {
      key: 'messages',
      href: '/messages',
      needs: 'messages.read',
      label: { 'pt-BR': 'Mensagens', 'en-US': 'Messages', 'es-ES': 'Mensajes', 'fr-FR': 'Messages' },
      Icon: IconMail,
      rank: 34,
    },
  ],
};
