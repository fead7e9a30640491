/** Courses as the brand makes them: drafts, immutable versions, publication, retirement. */
export { checkAudience } from './audience.ts';
export { coursesOfBlocks } from './courses-of-blocks.ts';
export { known, type CourseVersion } from './course-rows.ts';
export { isOpenTo } from './open-to.ts';
export {
  activitiesOfFrozen,
  activitiesOfVersion,
  activitiesOfVersions,
  getCourse,
  getVersion,
  lastPublishedVersion,
  publishedVersion,
  publishedVersionOf,
  type VersionActivity,
} from './queries.ts';
export { portfolioPage } from './portfolio-page.ts';
export { cleanRichText } from './rich-text.ts';
export { titlesOfCourses } from './titles-of-courses.ts';
export { testPlaces } from './test-places.ts';
