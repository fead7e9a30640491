import { IconShieldCheck } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { senceRoutes } from './routes.tsx';

export const sence: RoomInConsole = {
  routes: senceRoutes,
  places: [
    {
      key: 'sence',
      href: '/sence',
      needs: 'sence.read',
      others: ['/sence-courses', '/sence-settings'],
      label: { 'pt-BR': 'SENCE', 'en-US': 'SENCE', 'es-ES': 'SENCE', 'fr-FR': 'SENCE' },
      Icon: IconShieldCheck,
      rank: 23,
    },
  ],
};
