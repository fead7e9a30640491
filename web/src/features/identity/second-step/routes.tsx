import { createRoute } from '@tanstack/react-router';
import { memberFrame, publicFrame, signedIn } from '../../../shared/frames.tsx';
import { lazyScreen } from '../../../shared/lazy-screen.ts';

/** The second step of a log-in. */
export const secondStepRoutes = [
  createRoute({
    getParentRoute: () => publicFrame,
    path: '/second-step',
    component: lazyScreen(() => import('./second-step-page.tsx'), 'SecondStepPage'),
  }),
];

/** The gate of those whose role needs a second step. */
export const secureGateRoutes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/secure-log-in',
    component: lazyScreen(() => import('./secure-log-in-page.tsx'), 'SecureLogInPage'),
  }),
];

/** How a member secures their own log-in. */
export const securityRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/profile/security',
    component: lazyScreen(() => import('./security-page.tsx'), 'SecurityPage'),
  }),
];
