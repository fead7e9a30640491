import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../../shared/console-routes.ts';
import { validateSearch } from '../../../shared/resource/resource-search.ts';

const questions = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/questions',
  beforeLoad: needs('content.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./bank-screen.tsx'), 'BankScreen'),
});

export const bankRoutes = [questions];
