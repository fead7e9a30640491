import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { pointsSearch } from '../features/ledger/index.ts';
import { memberFrame, rootFrame } from '../shared/frames.tsx';

export const homeRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/home',
  component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
});

export const profileRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/profile',
  component: lazyRouteComponent(() => import('./profile-page.tsx'), 'ProfilePage'),
});

export const pointsRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/my-points',
  validateSearch: pointsSearch,
  component: lazyRouteComponent(() => import('./points-page.tsx'), 'PointsPage'),
});

export const pointsTableRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/points-table',
  component: lazyRouteComponent(() => import('./points-page.tsx'), 'PointsTablePage'),
});

/** Addresses of old links (NAV-04). */
export const redirects = [
  createRoute({
    getParentRoute: () => rootFrame,
    path: '/courses',
    beforeLoad: () => {
      throw redirect({ to: '/online-courses', replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => rootFrame,
    path: '/courses/$courseId',
    beforeLoad: ({ params }) => {
      throw redirect({ to: `/online-courses/${params.courseId}`, replace: true });
    },
  }),
];
