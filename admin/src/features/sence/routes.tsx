import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

const list = { getParentRoute: () => consoleFrame, beforeLoad: needs('sence.read'), validateSearch } as const;

export const senceRoutes = [
  createRoute({
    ...list,
    path: '/sence',
    component: lazyRouteComponent(() => import('./attendance-screen.tsx'), 'AttendanceScreen'),
  }),
  createRoute({
    ...list,
    path: '/sence-courses',
    component: lazyRouteComponent(() => import('./sence-courses-screen.tsx'), 'SenceCoursesScreen'),
  }),
  createRoute({
    getParentRoute: () => consoleFrame,
    beforeLoad: needs('sence.read'),
    path: '/sence-settings',
    component: lazyRouteComponent(() => import('./settings-screen.tsx'), 'SettingsScreen'),
  }),
];
