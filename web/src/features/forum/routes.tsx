import { createRoute } from '@tanstack/react-router';
import { memberFrame, taskFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

export const forumRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/forum',
    component: lazyScreen(() => import('./forum-page.tsx'), 'ForumPage'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/forum/$boardId',
    component: lazyScreen(() => import('./board-page.tsx'), 'BoardPage'),
  }),
];

/** What is written: each has a dock in the place of the bar. */
export const forumTasks = [
  createRoute({
    getParentRoute: () => taskFrame,
    path: '/forum/$boardId/new',
    component: lazyScreen(() => import('./new-topic-page.tsx'), 'NewTopicPage'),
  }),
  createRoute({
    getParentRoute: () => taskFrame,
    path: '/forum/topics/$topicId',
    component: lazyScreen(() => import('./topic-page.tsx'), 'TopicPage'),
  }),
];
