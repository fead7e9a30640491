import { createRoute } from '@tanstack/react-router';
import { memberFrame, publicFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';
import { oneOf } from '../../shared/search-words.ts';

type InboxSearch = { show?: 'unread' | undefined };
type FeedSearch = { topic?: 'learning' | 'sales' | 'rewards' | undefined };

const inboxRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/inbox',
  validateSearch: (search: Record<string, unknown>): InboxSearch => ({ show: oneOf(search, 'show', ['unread']) }),
  component: lazyScreen(() => import('./inbox-page.tsx'), 'InboxPage'),
});

const activityRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/activity',
  validateSearch: (search: Record<string, unknown>): FeedSearch => ({ topic: oneOf(search, 'topic', ['learning', 'sales', 'rewards']) }),
  component: lazyScreen(() => import('./activity-page.tsx'), 'ActivityPage'),
});

const preferencesRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/notice-preferences',
  component: lazyScreen(() => import('./preferences-page.tsx'), 'PreferencesPage'),
});

const unsubscribeRoute = createRoute({
  getParentRoute: () => publicFrame,
  path: '/unsubscribe/$token',
  component: lazyScreen(() => import('./unsubscribe-page.tsx'), 'UnsubscribePage'),
});

export const noticeRoutes = [inboxRoute, activityRoute, preferencesRoute];
export const noticePublicRoutes = [unsubscribeRoute];
