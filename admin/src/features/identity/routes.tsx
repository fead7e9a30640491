import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

const people = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/people',
  beforeLoad: needs('people.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./people-screen.tsx'), 'PeopleScreen'),
});

const registrations = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/registrations',
  beforeLoad: needs('people.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./registrations/registrations-screen.tsx'), 'RegistrationsScreen'),
});

const providers = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/login-configuration/providers',
  beforeLoad: needs('login_configuration.write'),
  component: lazyRouteComponent(() => import('./providers/providers-screen.tsx'), 'ProvidersScreen'),
});

export const identityRoutes = [people, registrations, providers];
