import { createRoute } from '@tanstack/react-router';
import { memberFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

export const forumRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/forum',
    component: lazyScreen(() => import('./forum-page.tsx'), 'ForumPage'),
  }),
];
