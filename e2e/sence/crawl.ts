import { listSenceCourses } from '@vitrine/contract/sence';
import { callAs } from '../support/api.ts';
import type { RoomScreens } from '../support/room-screens.ts';

/** The screens of this room, as the crawl for accessibility visits them: the demo's course under the authority. */
export const sence: RoomScreens = {
  make: async () => {
    const { items } = await callAs('root', listSenceCourses, { query: {} });
    const [course] = items;
    if (!course) throw new Error('the demo has no course under the authority');
    return { courseId: course.id };
  },
  member: [{ route: '/sence/$courseId' }],
  console: [{ route: '/sence' }, { route: '/sence-courses' }, { route: '/sence-settings' }],
};
