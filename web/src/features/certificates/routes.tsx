import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { connected } from '../../shared/connection.ts';
import { memberFrame, publicFrame } from '../../shared/frames.tsx';

export const certificateRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/certificates',
    component: lazyRouteComponent(() => import('./certificates-page.tsx'), 'CertificatesPage'),
  }),
];

/** For anybody who holds a certificate in the hand. */
export const certificatePublicRoutes = [
  createRoute({
    getParentRoute: () => publicFrame,
    path: '/certificates/verify',
    component: lazyRouteComponent(() => import('./verify-page.tsx'), 'VerifyPage'),
  }),
  createRoute({
    getParentRoute: () => publicFrame,
    path: '/certificates/verify/$code',
    beforeLoad: connected,
    component: lazyRouteComponent(() => import('./verify-page.tsx'), 'VerifyCodePage'),
  }),
];
