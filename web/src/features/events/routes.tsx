import { createRoute } from '@tanstack/react-router';
import { memberFrame, taskFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

/** `when=past`: those before; `code`: what a phone's own camera read from the organizer's screen. */
const text = (search: Record<string, unknown>, key: string) => (typeof search[key] === 'string' ? { [key]: search[key] } : {});

export const eventsRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/events',
    validateSearch: (search: Record<string, unknown>) => (search['when'] === 'past' ? { when: 'past' as const } : {}),
    component: lazyScreen(() => import('./events-page.tsx'), 'EventsPage'),
  }),
];

/** One event with its dock, and the check-in with a keypad of its own, in the place of the bar. */
export const eventsTasks = [
  createRoute({
    getParentRoute: () => taskFrame,
    path: '/events/$eventId',
    component: lazyScreen(() => import('./event-page.tsx'), 'EventPage'),
  }),
  createRoute({
    getParentRoute: () => taskFrame,
    path: '/events/$eventId/check-in',
    validateSearch: (search: Record<string, unknown>) => text(search, 'code'),
    component: lazyScreen(() => import('./check-in-page.tsx'), 'CheckInPage'),
  }),
];
