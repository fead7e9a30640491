import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

const messages = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/messages',
  beforeLoad: needs('messages.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./messages-screen.tsx'), 'MessagesScreen'),
});

const message = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/messages/$messageId',
  beforeLoad: needs('messages.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./message-screen.tsx'), 'MessageScreen'),
});

export const messagesRoutes = [messages, message];
