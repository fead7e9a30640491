/** Learning on the screen: the catalog of courses, a course, and the player. */
export { ContinueLearning, useNextCourse } from './continue-learning.tsx';
export { CourseSection } from './course-section.tsx';
export { beginDownloads, dropDownloads, LazyDownloadPanel } from './downloads/lazy.ts';
export { openLearningOutbox } from './outbox/learning-outbox.ts';
export { useWaitingReports } from './reports.ts';
export { fetchCoursesAhead } from './fetch-ahead.ts';
export { DueSoon } from './due-soon.tsx';
export { LearningStand } from './learning-stand.tsx';
export { OpenCourse } from './portfolio/open-course.tsx';
export { OpenCourses } from './portfolio/open-courses.tsx';
