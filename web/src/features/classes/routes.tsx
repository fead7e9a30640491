import { createRoute, type RouteComponent } from '@tanstack/react-router';
import { memberFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

const at = (path: string, component: RouteComponent) => createRoute({ getParentRoute: () => memberFrame, path, component });
const list = lazyScreen(() => import('./classes-page.tsx'), 'ClassesPage');
const course = lazyScreen(() => import('./course-classes-page.tsx'), 'CourseClassesPage');
const reaction = lazyScreen(() => import('./reaction-page.tsx'), 'ReactionPage');

/** The kind of a screen is the first part of its address. */
export const classesRoutes = ['/presential-courses', '/live-classes', '/webinars'].flatMap((path) => [
  at(path, list),
  at(`${path}/$courseId`, course),
  at(`${path}/$courseId/reactions/$hierarchyOrder`, reaction),
]);
