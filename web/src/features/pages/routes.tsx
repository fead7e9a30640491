import { createRoute, notFound, redirect, rootRouteId } from '@tanstack/react-router';
import { memberFrame, wildcardFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';
import { addressOfPage } from './api.ts';

export const pagesRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/hotsite',
    component: lazyScreen(() => import('./hotsite-page.tsx'), 'HotsitePage'),
  }),
];

/** Whatever no screen of the portal lies at: a page of the client's, at its address or at one that it had; else nothing (NAV-06). */
export const wildcardRoutes = [
  createRoute({
    getParentRoute: () => wildcardFrame,
    path: '/$slug',
    beforeLoad: async ({ context, params: { slug } }) => {
      const address = await addressOfPage(context.queryClient, slug);
      if (address === undefined) throw notFound({ routeId: rootRouteId });
      if (address !== slug) throw redirect({ to: `/${address}`, replace: true });
    },
    component: lazyScreen(() => import('./wildcard-page.tsx'), 'WildcardPage'),
  }),
];
