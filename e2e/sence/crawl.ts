import { enrol } from '@vitrine/contract/learning';
import { addSenceCourse } from '@vitrine/contract/sence';
import { callAs } from '../support/api.ts';
import { aCourse, aPdfActivity } from '../support/courses.ts';
import type { RoomScreens } from '../support/room-screens.ts';

/** The screens of this room, as the crawl for accessibility visits them: a course under the authority that the demo's seller is in. */
export const sence: RoomScreens = {
  make: async () => {
    const course = await aCourse([await aPdfActivity({ pages: 1 })]);
    await callAs('admin', addSenceCourse, { body: { courseId: course.id, line: '3', senceCode: '1237999902', actionCode: '5907777' } });
    await callAs('seller', enrol, { params: { courseId: course.id } });
    return { courseId: course.id };
  },
  member: [{ route: '/sence/$courseId' }],
  console: [{ route: '/sence' }, { route: '/sence-courses' }, { route: '/sence-settings' }],
};
