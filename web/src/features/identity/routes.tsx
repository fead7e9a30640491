import { createRoute, redirect } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import type { LoginSearch } from '@vitrine/contract/identity/search';
import type { Site } from '@vitrine/contract/tenancy';
import { publicFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';
import { isOwnScreen } from '../../shared/own-screen.ts';
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
    const arrival = context.arrivalToken();
    if (!context.hasSession()) {
      if (!search.login && arrival === undefined && usesPortfolio(context.queryClient)) throw redirect({ to: '/portfolio', replace: true });
      return { arrival };
    }
    if (await context.isClosed()) return;
    const gate = await context.gateBefore();
    if (gate !== undefined) throw redirect({ to: gate, replace: true }); // the target waits behind it, the console's too
    const to = await context.nextTarget();
    throw redirect({ to, replace: true, reloadDocument: !isOwnScreen(to) });
  },
  component: lazyScreen(() => import('./login-page.tsx'), 'LoginPage'),
});

/** Lets staff in while everybody else reads that the portal is being worked on (LOG-03). */
const maintenanceLoginRoute = createRoute({
  getParentRoute: () => publicFrame,
  path: '/maintenance-login',
  validateSearch: startSearch,
  component: lazyScreen(() => import('./login-page.tsx'), 'MaintenanceLoginPage'),
});

/** Whether the site's start is its portfolio (NAV-07); the page brought the configuration. */
const usesPortfolio = (queries: QueryClient) =>
  queries.getQueriesData<Site>({ queryKey: ['tenancy', 'site'] }).some(([, site]) => site?.login_configuration.use_portfolio_page);

const logoutRoute = createRoute({
  getParentRoute: () => publicFrame,
  path: '/logout',
  beforeLoad: async ({ context }) => {
    await context.endSession();
    throw redirect({ to: '/', replace: true });
  },
});

export const identityRoutes = [loginRoute, maintenanceLoginRoute, logoutRoute];
