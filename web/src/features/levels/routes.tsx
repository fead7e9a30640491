import { createRoute } from '@tanstack/react-router';
import { memberFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

export const levelsRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/level',
    component: lazyScreen(() => import('./level-page.tsx'), 'LevelPage'),
  }),
];
