import { createRoute } from '@tanstack/react-router';
import { memberFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

export const surveysRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/surveys',
    component: lazyScreen(() => import('./surveys-page.tsx'), 'SurveysPage'),
  }),
];
