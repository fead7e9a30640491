import { enrolInTrail, openTrailCourse } from '@vitrine/contract/learning';
import { callAs } from '../support/api.ts';
import { aCourse, aPdfActivity } from '../support/courses.ts';
import type { RoomScreens } from '../support/room-screens.ts';
import { aTrail } from '../support/trails.ts';

/** A trail that the seller has begun, and that the console edits. */
export const trails: RoomScreens = {
  make: async () => {
    const courses = [await aCourse([await aPdfActivity({ pages: 1 })]), await aCourse([await aPdfActivity()])];
    const { id: trailId } = await aTrail(courses);
    const courseId = courses[0]?.id ?? '';
    await callAs('seller', enrolInTrail, { params: { trailId } });
    await callAs('seller', openTrailCourse, { params: { trailId, courseId } });
    return { trailId, courseId };
  },
  member: [
    { route: '/trails' },
    { route: '/trails', at: '/trails?search=nada-assim' },
    {
      route: '/trails',
      open: async (page) => {
        await page.getByRole('button', { name: 'Mais filtros' }).click();
        await page.getByRole('dialog').getByLabel('Andamento').waitFor();
      },
    },
    { route: '/trails/$trailId' },
    { route: '/trails/$trailId/course/$courseId' },
    {
      route: '/trails/$trailId/course/$courseId/activities/$hierarchyOrder',
      at: '/trails/$trailId/course/$courseId/activities/1',
    },
  ],
  console: [
    { route: '/trails' },
    { route: '/trails', at: '/trails?open=new' },
    { route: '/trails/$trailId' },
    { route: '/trail-categories' },
    { route: '/trail-categories', at: '/trail-categories?open=new' },
    { route: '/enrolments/$subject/$subjectId', at: '/enrolments/trail/$trailId' },
  ],
};
