/** Courses as the brand makes them: drafts, immutable versions, publication (decision D10). */
export { titleOfCopy } from './copy.ts';
export { courseIdIn, courseSlug } from './portfolio.ts';
export { courseCan, isCircular, judgePublication, type PublicationFacts } from './publication.ts';
export { searchable, searchTextOf } from '../kernel/index.ts';
export { catalogRefusals, courseScenes, courseStates, type CatalogRefusal, type CourseScene, type CourseState } from './words.ts';
