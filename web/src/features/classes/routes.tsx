import { createRoute, type RouteComponent } from '@tanstack/react-router';
import { memberFrame, taskFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

const at = (path: string, component: RouteComponent) => createRoute({ getParentRoute: () => memberFrame, path, component });
const list = lazyScreen(() => import('./classes-page.tsx'), 'ClassesPage');
const course = lazyScreen(() => import('./course-classes-page.tsx'), 'CourseClassesPage');
const lounge = lazyScreen(() => import('./lounge/lounge-page.tsx'), 'LoungePage');
const meeting = lazyScreen(() => import('./meeting/meeting-page.tsx'), 'MeetingPage');
const reaction = lazyScreen(() => import('./reaction-page.tsx'), 'ReactionPage');

const bases = ['/presential-courses', '/live-classes', '/webinars'];
const asTask = (path: string, component: RouteComponent) => createRoute({ getParentRoute: () => taskFrame, path, component });

/** Waiting rooms and meetings bring a dock of their own. */
export const classesTasks = [
  asTask('/webinars-lounge/$courseId', lounge),
  asTask('/trails/$trailId/webinars-lounge/$courseId', lounge),
  ...bases.map((path) => asTask(`${path}/$courseId/meeting/$encounterId`, meeting)),
];

/** The kind of a screen is the first part of its address, behind the trail that it was opened from. */
export const classesRoutes = [
  at('/trails/$trailId/webinars/$courseId', course),
  ...bases.flatMap((path) => [
    at(path, list),
    at(`${path}/$courseId`, course),
    at(`${path}/$courseId/reactions/$hierarchyOrder`, reaction),
  ]),
];
