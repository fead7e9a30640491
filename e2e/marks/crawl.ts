import { listCourses } from '@vitrine/contract/learning';
import { callAs } from '../support/api.ts';
import type { RoomScreens } from '../support/room-screens.ts';

/** What people of the demo say of a course. */
export const marks: RoomScreens = {
  make: async () => {
    const [course] = (await callAs('seller', listCourses, { query: {} })).items;
    if (!course) throw new Error('the demo has no course');
    return { courseId: course.id };
  },
  console: [{ route: '/reviews/course/$courseId' }],
};
