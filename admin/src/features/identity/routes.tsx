import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';

const providers = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/login-configuration/providers',
  beforeLoad: needs('login_configuration.write'),
  component: lazyRouteComponent(() => import('./providers/providers-screen.tsx'), 'ProvidersScreen'),
});

const integrators = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/login-configuration/integrators',
  beforeLoad: needs('clients.create'),
  component: lazyRouteComponent(() => import('./integrators/integrators-screen.tsx'), 'IntegratorsScreen'),
});

export const identityRoutes = [providers, integrators];
