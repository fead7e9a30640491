import { createRoute } from '@tanstack/react-router';
import { memberFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';
import { librarySearch, pageIn } from './library-search.ts';

export const libraryRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/library',
    validateSearch: librarySearch,
    component: lazyScreen(() => import('./library-page.tsx'), 'LibraryPage'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/library/$name',
    validateSearch: librarySearch,
    component: lazyScreen(() => import('./library-page.tsx'), 'LibraryPage'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/libraries/$libraryId',
    validateSearch: pageIn,
    component: lazyScreen(() => import('./file-page.tsx'), 'LibraryFilePage'),
  }),
];
