import { createRoute } from '@tanstack/react-router';
import { memberFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

export const libraryRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/library',
    component: lazyScreen(() => import('./library-page.tsx'), 'LibraryPage'),
  }),
];
