import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

const clients = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/clients',
  beforeLoad: needs('clients.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./clients-screen.tsx'), 'ClientsScreen'),
});

const newClient = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/clients/new',
  beforeLoad: needs('clients.create'),
  component: lazyRouteComponent(() => import('./new-client-screen.tsx'), 'NewClientScreen'),
});

const client = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/clients/$clientId',
  beforeLoad: needs('clients.read'),
  component: lazyRouteComponent(() => import('./client-screen.tsx'), 'ClientScreen'),
});

const institutional = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/clients/$clientId/texts/$page',
  beforeLoad: needs('clients.read'),
  component: lazyRouteComponent(() => import('./institutional-screen.tsx'), 'InstitutionalScreen'),
});

const loginConfiguration = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/login-configuration',
  beforeLoad: needs('login_configuration.write'),
  component: lazyRouteComponent(() => import('./login-configuration-screen.tsx'), 'LoginConfigurationScreen'),
});

const hosts = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/login-configuration/hosts',
  beforeLoad: needs('clients.create'),
  component: lazyRouteComponent(() => import('./hosts-screen.tsx'), 'HostsScreen'),
});

export const tenancyRoutes = [clients, newClient, client, institutional, loginConfiguration, hosts];
