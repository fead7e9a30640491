import { titlesOfCourses } from '../catalog/index.ts';
import type { Room } from '../room.ts';
import type { StandsIn } from './get-sence.ts';
import { senceRecords } from './personal-records.ts';
import { senceRoutes } from './routes.ts';

export const sence: Room<{ standsIn: StandsIn }> = (platform, ports) => ({
  routes: [senceRoutes({ ...platform, ...ports })],
  trailNames: {
    sence_course: (db, { tenantId, ids, locale }) => titlesOfCourses(db, { tenantId, locale }, { courseIds: [...ids] }),
  },
  personalRecords: senceRecords(platform),
});
