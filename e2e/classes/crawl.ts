import { getClassesOfCourse, listClassesToManage, listLiveClasses, listPresentialCourses, listWebinars } from '@vitrine/contract/classes';
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
    const { classes } = await callAs('seller', getClassesOfCourse, { params: { courseId, kind: 'webinar' } });
    const encounterId = classes[0]?.encounters[0]?.id;
    if (encounterId === undefined) throw new Error('the demo has no encounter of a webinar');
    const live = await callAs('admin', listClassesToManage, { query: { kind: 'live_class' } });
    return { courseId, hierarchyOrder: '1', encounterId, classId: live.items[0]?.id ?? '' };
  },
  member: [
    { route: '/webinars-lounge/$courseId' },
    // Within a trail the same screens stand; which trail it is says where the way back leads, and nothing else.
    { route: '/trails/$trailId/webinars/$courseId', at: '/trails/$courseId/webinars/$courseId' },
    { route: '/trails/$trailId/webinars-lounge/$courseId', at: '/trails/$courseId/webinars-lounge/$courseId' },
    ...['/presential-courses', '/live-classes', '/webinars'].flatMap((route) => [
      { route },
      { route: `${route}/$courseId` },
      { route: `${route}/$courseId/reactions/$hierarchyOrder` },
      { route: `${route}/$courseId/meeting/$encounterId` },
    ]),
  ],
  console: [
    { route: '/classes' },
    { route: '/classes/$classId/live' },
    { route: '/classes/$classId/presence' },
    { route: '/classes/meetings' },
  ],
};
