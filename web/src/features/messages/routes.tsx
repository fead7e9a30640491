import { createRoute } from '@tanstack/react-router';
import { memberFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

export const messagesRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/messages/$messageId',
    component: lazyScreen(() => import('./message-page.tsx'), 'MessagePage'),
  }),
];
