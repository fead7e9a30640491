/** Marks that members put on content: favourites. */
export { marksRoutes } from './routes.ts';
export type { SubjectExists } from './favourites.ts';
