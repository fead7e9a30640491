import { createRoute } from '@tanstack/react-router';
import { taskFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

/** It brings a dock of its own in the place of the bar. */
export const photoTasks = [
  createRoute({
    getParentRoute: () => taskFrame,
    path: '/upload-photos',
    component: lazyScreen(() => import('./photos-page.tsx'), 'PhotosPage'),
  }),
];
