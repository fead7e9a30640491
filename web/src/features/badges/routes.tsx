import { createRoute } from '@tanstack/react-router';
import { connected } from '../../shared/connection.ts';
import { memberFrame, publicFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

export const badgesRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/badges',
    component: lazyScreen(() => import('./badges-page.tsx'), 'BadgesPage'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/badges/$badgeId',
    component: lazyScreen(() => import('./badge-page.tsx'), 'BadgePage'),
  }),
];

/** For anybody who was given the address. */
export const badgesPublicRoutes = [
  createRoute({
    getParentRoute: () => publicFrame,
    path: '/badges/verify/$code',
    beforeLoad: connected,
    component: lazyScreen(() => import('./verify-page.tsx'), 'VerifyBadgePage'),
  }),
];
