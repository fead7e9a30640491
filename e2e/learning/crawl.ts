import { enrol, listPackageResults, listPackages } from '@vitrine/contract/learning';
import { aLessonOf, scormPackage } from '../../server/src/modules/activities/testing/packages.ts';
import { callAs } from '../support/api.ts';
import { aCourse, anActivityOf, sendFile } from '../support/courses.ts';
import type { RoomScreens } from '../support/room-screens.ts';

/** Packages and who learns by them; what members see of this room stands among the first screens. */
export const learning: RoomScreens = {
  make: async () => {
    const bytes = await scormPackage([aLessonOf('a', 'No balcão')], { standard: '1.2' });
    const fileId = await sendFile({ purpose: 'package', name: 'curso.zip', bytes });
    const course = await aCourse([anActivityOf('Pacote', { kind: 'scorm', fileId, suspendLimit: 4_096, trial: null })]);
    await callAs('manager', enrol, { params: { courseId: course.id } });
    const { items } = await callAs('root', listPackages, { query: {} });
    const packageId = items.find(({ courseId }) => courseId === course.id)?.id ?? '';
    const people = await callAs('root', listPackageResults, { params: { activityId: packageId }, query: {} });
    return { packageId, learnerId: people.items[0]?.id ?? '' };
  },
  console: [
    { route: '/packages' },
    { route: '/packages/$packageId' },
    { route: '/packages/$packageId', at: '/packages/$packageId?open=$learnerId' },
  ],
};
