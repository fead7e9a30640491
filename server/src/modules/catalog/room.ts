import type { Room } from '../room.ts';
import { catalogFileAccess, type IsHandedOut } from './file-access.ts';
import { catalogRoutes } from './routes.ts';
import type { ClassesAmong } from './check-classes.ts';
import { coursesNamed } from './courses-named.ts';

export const catalog: Room<{ isHandedOut: IsHandedOut; classesAmong: ClassesAmong }> = (platform, { isHandedOut, classesAmong }) => ({
  routes: [catalogRoutes(platform, { classesAmong })],
  trailNames: { course: coursesNamed },
  fileAccess: catalogFileAccess(platform, isHandedOut),
});
