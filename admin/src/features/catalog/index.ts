/** Courses as the brand makes them: drafts, activities, publication. */
export { catalogRoutes } from './routes.tsx';
