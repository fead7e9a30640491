import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { CourseSearch } from '@vitrine/contract/learning/search';
import { memberFrame, taskFrame } from '../../shared/frames.tsx';

export const coursesRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/online-courses',
  validateSearch: CourseSearch,
  component: lazyRouteComponent(() => import('./courses-page.tsx'), 'CoursesPage'),
});

export const courseRoute = createRoute({
  getParentRoute: () => taskFrame,
  path: '/online-courses/$courseId',
  component: lazyRouteComponent(() => import('./course-page.tsx'), 'CoursePage'),
});

/** Any activity of a course, whatever its kind, by its place (PLY-01). */
export const playerRoute = createRoute({
  getParentRoute: () => taskFrame,
  path: '/courses/$courseId/activities/$hierarchyOrder',
  component: lazyRouteComponent(() => import('./player-page.tsx'), 'PlayerPage'),
});

export const learningRoutes = [coursesRoute];
/** These bring a dock of their own in the place of the bar. */
export const learningTasks = [courseRoute, playerRoute];
