import { createRoute } from '@tanstack/react-router';
import { signedIn } from '../../../shared/frames.tsx';
import { lazyScreen } from '../../../shared/lazy-screen.ts';

/** What stands before the portal, each at its own address; the frame of members leads here (SES-17, SES-19, LOG-17); those that show a text of the client are put together by the app (SES-18). */
export const gateRoutes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/change-password',
    component: lazyScreen(() => import('./change-password-page.tsx'), 'ChangePasswordPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/mandatory-surveys',
    component: lazyScreen(() => import('./duty-page.tsx'), 'MandatorySurveyPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/mandatory-drills',
    component: lazyScreen(() => import('./duty-page.tsx'), 'RequiredTrainingPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/onboarding',
    component: lazyScreen(() => import('./onboarding-page.tsx'), 'OnboardingPage'),
  }),
];
