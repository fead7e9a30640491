import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../../shared/console-routes.ts';

const enrolments = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/enrolments/$subject/$subjectId',
  beforeLoad: needs('content.write'),
  component: lazyRouteComponent(() => import('./enrolments-screen.tsx'), 'EnrolmentsScreen'),
});

export const enrolmentRoutes = [enrolments];
