/** Marks that members put on content: favourites. */
export { marksRecords } from './personal-records.ts';
export { marksRoutes } from './routes.ts';
export type { SubjectExists } from './favourites.ts';
