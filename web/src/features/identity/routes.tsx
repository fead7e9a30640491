import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { LoginSearch } from '@vitrine/contract/identity/search';
import * as z from 'zod/mini';
import { publicFrame } from '../../shared/frames.tsx';

/** A token in the address is kept for those who log in by one (SES-02). */
const StartSearch = z.extend(LoginSearch, { token: z.optional(z.union([z.string(), z.number()])) });

const loginRoute = createRoute({
  getParentRoute: () => publicFrame,
  path: '/',
  validateSearch: StartSearch,
  beforeLoad: async ({ context, search }) => {
    if (isOwnPath(search.redirect)) context.rememberTarget(search.redirect);
    if (context.hasSession()) throw redirect({ to: await context.nextTarget(), replace: true });
  },
  component: lazyRouteComponent(() => import('./login-page.tsx'), 'LoginPage'),
});

/** Lets staff in while everybody else reads that the portal is being worked on (LOG-03). */
const maintenanceLoginRoute = createRoute({
  getParentRoute: () => publicFrame,
  path: '/maintenance-login',
  validateSearch: StartSearch,
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

/** Only a path of this site: an address of another one would lead people away after they typed their password. */
function isOwnPath(target: string | undefined): target is string {
  return target !== undefined && /^\/(?![/\\])/.test(target);
}
