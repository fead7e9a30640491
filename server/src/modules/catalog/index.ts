/** Courses as the brand makes them: drafts, immutable versions, publication, retirement. */
export type { CourseVersion } from './course-rows.ts';
export { isOpenTo } from './open-to.ts';
export { catalogFileAccess } from './file-access.ts';
export { activitiesOfVersion, activitiesOfVersions, getVersion, publishedVersionOf, type VersionActivity } from './queries.ts';
export { cleanRichText } from './rich-text.ts';
export { catalogRoutes } from './routes.ts';
