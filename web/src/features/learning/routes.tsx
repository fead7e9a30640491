import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memberFrame, taskFrame } from '../../shared/frames.tsx';
import { catalogSearch } from './catalog-search.ts';

export const coursesRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/online-courses',
  validateSearch: catalogSearch,
  component: lazyRouteComponent(() => import('./courses-page.tsx'), 'CoursesPage'),
});

export const trailsRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/trails',
  validateSearch: catalogSearch,
  component: lazyRouteComponent(() => import('./trails/trails-page.tsx'), 'TrailsPage'),
});

export const downloadsRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/downloads',
  component: lazyRouteComponent(() => import('./downloads/downloads-page.tsx'), 'DownloadsPage'),
});

export const trailRoute = createRoute({
  getParentRoute: () => taskFrame,
  path: '/trails/$trailId',
  component: lazyRouteComponent(() => import('./trails/trail-page.tsx'), 'TrailPage'),
});

/** A course and its player have two addresses: by themselves, and as a step of a trail (NAV-03, NAV-05). */
const places = [
  { course: '/online-courses/$courseId', player: '/courses/$courseId/activities/$hierarchyOrder' },
  { course: '/trails/$trailId/course/$courseId', player: '/trails/$trailId/course/$courseId/activities/$hierarchyOrder' },
] as const;

const courseRoutes = places.flatMap(({ course, player }) => [
  createRoute({
    getParentRoute: () => taskFrame,
    path: course,
    component: lazyRouteComponent(() => import('./course-page.tsx'), 'CoursePage'),
  }),
  // Any activity of a course, whatever its kind, by its place (PLY-01).
  createRoute({
    getParentRoute: () => taskFrame,
    path: player,
    component: lazyRouteComponent(() => import('./player-page.tsx'), 'PlayerPage'),
  }),
]);

export const learningRoutes = [coursesRoute, trailsRoute, downloadsRoute];
/** These bring a dock of their own in the place of the bar. */
export const learningTasks = [trailRoute, ...courseRoutes];
