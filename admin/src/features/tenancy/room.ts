import { IconBuilding, IconLogin2 } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { tenancyRoutes } from './routes.tsx';

export const tenancy: RoomInConsole = {
  routes: tenancyRoutes,
  places: [
    {
      key: 'clients',
      href: '/clients',
      needs: 'clients.read',
      label: { 'pt-BR': 'Programas', 'en-US': 'Programs', 'es-ES': 'Programas', 'fr-FR': 'Programmes' },
      Icon: IconBuilding,
      rank: 70,
    },
    {
      key: 'login',
      href: '/login-configuration',
      needs: 'login_configuration.write',
      label: { 'pt-BR': 'Entrada', 'en-US': 'Log-in', 'es-ES': 'Ingreso', 'fr-FR': 'Connexion' },
      Icon: IconLogin2,
      rank: 80,
    },
  ],
};
