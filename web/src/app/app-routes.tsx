import { createRoute, redirect } from '@tanstack/react-router';
import { pointsSearch } from '../features/ledger/index.ts';
import { fetchWelcome, welcomeKnown } from '../features/pages/index.ts';
import { fetchedEarly } from '../shared/fetch-early.ts';
import { lazyScreen } from '../shared/lazy-screen.ts';
import { memberFrame, rootFrame } from '../shared/frames.tsx';

fetchedEarly.set('/home', fetchWelcome);

export const homeRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/home',
  loader: ({ context }) => welcomeKnown(context.queryClient),
  component: lazyScreen(() => import('./home-page.tsx'), 'HomePage'),
});

export const profileRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/profile',
  component: lazyScreen(() => import('./profile-page.tsx'), 'ProfilePage'),
});

/** How the account is kept, also where the client has no profiles. */
export const accountRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/account',
  component: lazyScreen(() => import('./profile-page.tsx'), 'AccountPage'),
});

export const pointsRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/my-points',
  validateSearch: pointsSearch,
  component: lazyScreen(() => import('./points-page.tsx'), 'PointsPage'),
});

export const pointsTableRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/points-table',
  component: lazyScreen(() => import('./points-page.tsx'), 'PointsTablePage'),
});

const movedTo = (from: `/${string}`, to: `/${string}`) => [
  createRoute({
    getParentRoute: () => rootFrame,
    path: from,
    beforeLoad: ({ location }) => {
      throw redirect({ to: to + location.searchStr, replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => rootFrame,
    path: `${from}/$id`,
    beforeLoad: ({ location }) => {
      throw redirect({ to: to + location.href.slice(from.length), replace: true });
    },
  }),
];

/** Addresses of old links (NAV-04). */
export const redirects = [
  ...movedTo('/courses', '/online-courses'),
  ...movedTo('/presential', '/presential-courses'),
  ...movedTo('/webcasts', '/webinars'),
];
