import { listLiveClasses, listPresentialCourses, listWebinars } from '@vitrine/contract/classes';
import { callAs } from '../support/api.ts';
import type { RoomScreens } from '../support/room-screens.ts';

/** The screens of this room, as the crawl for accessibility visits them: a course of the demo that has classes of each kind. */
export const classes: RoomScreens = {
  make: async () => {
    const lists = [
      await callAs('seller', listPresentialCourses, { query: {} }),
      await callAs('seller', listLiveClasses, { query: {} }),
      await callAs('seller', listWebinars, { query: {} }),
    ];
    const [first, ...others] = lists.map(({ items }) => items.map(({ id }) => id));
    const courseId = first?.find((id) => others.every((ids) => ids.includes(id)));
    if (courseId === undefined) throw new Error('the demo has no course with classes of each kind');
    return { courseId, hierarchyOrder: '1' };
  },
  member: ['/presential-courses', '/live-classes', '/webinars'].flatMap((route) => [
    { route },
    { route: `${route}/$courseId` },
    { route: `${route}/$courseId/reactions/$hierarchyOrder` },
  ]),
  console: [{ route: '/classes' }],
};
