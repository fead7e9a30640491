import { IconCalendarWeek, IconChartBar, IconLayoutDashboard } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { reportsRoutes } from './routes.ts';

export const reports: RoomInConsole = {
  routes: reportsRoutes,
  places: [
    {
      key: 'overview',
      href: '/overview',
      needs: 'reports.read',
      label: { 'pt-BR': 'Painel', 'en-US': 'Overview', 'es-ES': 'Panel', 'fr-FR': 'Accueil' },
      Icon: IconLayoutDashboard,
      rank: 5,
    },
    {
      key: 'calendar',
      href: '/calendar',
      needs: 'classes.read',
      label: { 'pt-BR': 'Agenda', 'en-US': 'Calendar', 'es-ES': 'Agenda', 'fr-FR': 'Agenda' },
      Icon: IconCalendarWeek,
      rank: 21,
    },
    {
      key: 'reports',
      href: '/reports',
      needs: 'reports.read',
      label: { 'pt-BR': 'Relatórios', 'en-US': 'Reports', 'es-ES': 'Informes', 'fr-FR': 'Rapports' },
      Icon: IconChartBar,
      rank: 65,
    },
  ],
};
