import { createRoute } from '@tanstack/react-router';
import { memberFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';
import { wordsIn } from './search-words.ts';

export const searchRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/search',
    validateSearch: wordsIn,
    component: lazyScreen(() => import('./search-page.tsx'), 'SearchPage'),
  }),
];
