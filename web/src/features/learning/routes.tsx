import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { CourseSearch } from '@vitrine/contract/learning/search';
import { memberFrame, taskFrame } from '../../shared/frames.tsx';
import { oneOf, wordIn } from '../../shared/search-words.ts';

const shows = ['all', 'mine', 'new', 'done', 'favourites'] as const;

/** What stands in the address of the shelf. Read by hand: the schema library would outweigh the rest of the first screen. */
const courseSearch = (search: Record<string, unknown>): CourseSearch => ({
  search: wordIn(search, 'search'),
  show: oneOf(search, 'show', shows),
  tag: wordIn(search, 'tag'),
});

export const coursesRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/online-courses',
  validateSearch: courseSearch,
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
