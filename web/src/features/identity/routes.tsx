import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { LoginSearch } from '@vitrine/contract/identity/search';
import { publicFrame } from '../../shared/frames.tsx';
import { wordIn } from '../../shared/search-words.ts';

/** What the log-in address may carry. Read by hand: the schema library would outweigh the rest of the first screen. */
const startSearch = (search: Record<string, unknown>): LoginSearch => ({
  redirect: wordIn(search, 'redirect'),
  login: wordIn(search, 'login'),
  locale: wordIn(search, 'locale'),
});

const loginRoute = createRoute({
  getParentRoute: () => publicFrame,
  path: '/',
  validateSearch: startSearch,
  beforeLoad: async ({ context, search }) => {
    if (search.redirect) await context.rememberTarget(search.redirect);
    if (context.hasSession()) throw redirect({ to: await context.nextTarget(), replace: true });
  },
  component: lazyRouteComponent(() => import('./login-page.tsx'), 'LoginPage'),
});

/** Lets staff in while everybody else reads that the portal is being worked on (LOG-03). */
const maintenanceLoginRoute = createRoute({
  getParentRoute: () => publicFrame,
  path: '/maintenance-login',
  validateSearch: startSearch,
  component: lazyRouteComponent(() => import('./login-page.tsx'), 'MaintenanceLoginPage'),
});

const logoutRoute = createRoute({
  getParentRoute: () => publicFrame,
  path: '/logout',
  beforeLoad: async ({ context }) => {
    await context.endSession();
    throw redirect({ to: '/', replace: true });
  },
});

export const identityRoutes = [loginRoute, maintenanceLoginRoute, logoutRoute];
