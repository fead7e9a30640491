import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { bankRoutes } from './bank/routes.tsx';
import { validateSearch } from '../../shared/resource/resource-search.ts';

const courses = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/courses',
  beforeLoad: needs('content.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./courses-screen.tsx'), 'CoursesScreen'),
});

/** `at` names what is open: an activity, or nothing for the course itself. */
const course = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/courses/$courseId',
  beforeLoad: needs('content.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./course-screen.tsx'), 'CourseScreen'),
});

/** A test of a course in two languages at once. */
const translate = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/courses/$courseId/translate/$activityId',
  beforeLoad: needs('content.read'),
  component: lazyRouteComponent(() => import('./translate/translate-screen.tsx'), 'TranslateScreen'),
});

export const catalogRoutes = [courses, course, translate, ...bankRoutes];
