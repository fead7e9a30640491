import type { Room } from '../room.ts';
import type { SubjectExists } from './favourites.ts';
import type { SubjectKnown } from './reviews.ts';
import { marksRecords } from './personal-records.ts';
import { marksRoutes } from './routes.ts';

export const marks: Room<{ exists: SubjectExists; known: SubjectKnown }> = (platform, ports) => ({
  routes: [marksRoutes(platform, ports)],
  personalRecords: marksRecords(platform),
});
