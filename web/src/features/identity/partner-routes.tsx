import { createRoute, redirect } from '@tanstack/react-router';
import { publicFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';
import { wordIn } from '../../shared/search-words.ts';
import { meQuery } from './api.ts';

/** Where partners send people, with a token that the address has lost already (LOG-05), or to one thing in a module (LOG-06). */
const webserviceLoginRoute = createRoute({
  getParentRoute: () => publicFrame,
  path: '/webservice-login/',
  validateSearch: (search: Record<string, unknown>) => ({ module: wordIn(search, 'module'), id: wordIn(search, 'id') }),
  beforeLoad: async ({ context, search }) => {
    if (!context.hasSession()) return;
    const { client } = await context.queryClient.query({ ...meQuery, staleTime: 'static' });
    const { screenOfModule } = await import('./module-screen.ts');
    throw redirect({ to: screenOfModule(search, (module) => client[`has_${module}`]) ?? client.home_route, replace: true });
  },
  component: lazyScreen(() => import('./arrival.tsx'), 'WebserviceLoginPage'),
});

const whereTo = (search: Record<string, unknown>) => ({ redirect: wordIn(search, 'redirect'), next: wordIn(search, 'next') });

/** Ends the session and goes on (SES-15). */
const loginRedirectRoute = createRoute({
  getParentRoute: () => publicFrame,
  path: '/login-redirect-v2',
  validateSearch: whereTo,
  beforeLoad: async ({ context, search }) => {
    throw redirect({ to: await context.redirectIn(search.redirect ?? search.next), replace: true });
  },
});

/** From the partner's site: the token stood in the address, the log-in shows whose it is, and then the way goes on (LOG-12). */
const partnerRedirectRoute = createRoute({
  getParentRoute: () => publicFrame,
  path: '/intel-login-redirect',
  validateSearch: whereTo,
  beforeLoad: async ({ context, search }) => {
    await context.rememberTarget(search.redirect ?? search.next ?? '');
    throw redirect({ to: '/', replace: true });
  },
});

/** The address that a partner's campaign is known by. */
const togetherRoute = createRoute({
  getParentRoute: () => publicFrame,
  path: '/tigre-juntos-somos-mais',
  component: lazyScreen(() => import('./together-page.tsx'), 'TogetherPage'),
});

export const partnerRoutes = [webserviceLoginRoute, loginRedirectRoute, partnerRedirectRoute, togetherRoute];
