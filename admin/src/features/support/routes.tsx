import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

export const supportRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/tickets',
    beforeLoad: needs('support.answer'),
    validateSearch,
    component: lazyRouteComponent(() => import('./inbox/inbox-screen.tsx'), 'InboxScreen'),
  }),
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/faq',
    beforeLoad: needs('content.read'),
    validateSearch,
    component: lazyRouteComponent(() => import('./faq/faq-screen.tsx'), 'FaqScreen'),
  }),
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/faq-categories',
    beforeLoad: needs('content.read'),
    validateSearch,
    component: lazyRouteComponent(() => import('./faq/categories-screen.tsx'), 'FaqCategoriesScreen'),
  }),
];
