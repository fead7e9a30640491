/** Courses as the brand makes them, on the wire (D10): one draft at a time, immutable versions, publication. */
import { activityKinds } from '@vitrine/domain/activities';
import { catalogRefusals, courseScenes, courseStates } from '@vitrine/domain/catalog';
import { z } from 'zod';
import { ActivityContent, ActivityDraft, ScormView } from '../activities/index.ts';
import { Attempt } from '../assessment/index.ts';
import {
  changed,
  countOf,
  endpoint,
  exportOf,
  Id,
  Instant,
  LocaleCode,
  LocaleText,
  Nothing,
  pageOf,
  PageQuery,
  StoredFile,
  SearchTerm,
  Was,
} from '../kernel/index.ts';

export const CourseForm = z.object({
  title: LocaleText(120),
  summary: LocaleText(240),
  /** Rich text; what a page must not run is taken out. */
  description: LocaleText(8_000),
  scene: z.enum(courseScenes),
  imageFileId: Id.nullable(),
  workloadMinutes: z.int().min(1, 'number_too_small').max(10_000, 'number_too_big'),
  tagIds: z.array(Id).max(20, 'too_many'),
  /** Handed out with the course (CRS-06), in this order. */
  fileIds: z.array(Id).max(20, 'too_many'),
  prerequisiteCourseId: Id.nullable(),
  /** In the order of the list, each only after the one before it. */
  isSequential: z.boolean(),
  /** Hides the menu of activities from the player (CRS-04). */
  block_activities_menu: z.boolean(),
  /** Training points for whoever completes it, once a run (decision D80); 0: none. */
  trainingPoints: z.int().min(0, 'number_too_small').max(100_000, 'number_too_big'),
});
export type CourseForm = z.infer<typeof CourseForm>;

export const CourseRow = z.object({
  id: Id,
  title: z.string(),
  scene: z.enum(courseScenes),
  state: z.enum(courseStates),
  hasChanges: z.boolean(),
  activities: z.int(),
  versionNumber: z.int().nullable(),
  updatedAt: Instant,
});
export type CourseRow = z.infer<typeof CourseRow>;

export const ActivityInDraft = z.object({
  id: Id,
  hierarchy_order: z.int(),
  kind: z.enum(activityKinds),
  title: LocaleText(120),
  summary: LocaleText(240),
  isRequired: z.boolean(),
  content: ActivityDraft,
  /** What still keeps it from being published; empty when it is ready. */
  missing: z.array(z.string()),
});
export type ActivityInDraft = z.infer<typeof ActivityInDraft>;

export const CourseDraft = z.object({
  id: Id,
  version: z.int(),
  state: z.enum(courseStates),
  hasChanges: z.boolean(),
  versionNumber: z.int().nullable(),
  publishedAt: Instant.nullable(),
  course: CourseForm,
  activities: z.array(ActivityInDraft),
  files: z.array(StoredFile),
  can: z.object({ save: z.boolean(), publish: z.boolean(), retire: z.boolean() }),
});
export type CourseDraft = z.infer<typeof CourseDraft>;

const one = z.object({ courseId: Id });
const oneActivity = one.extend({ activityId: Id });
const write = { needs: 'content.write', refusals: [...catalogRefusals, 'changed_meanwhile'] } as const;

export const listCourseDrafts = endpoint({
  method: 'GET',
  path: '/catalog/courses',
  needs: 'content.read',
  query: PageQuery.extend({ search: SearchTerm.optional(), state: z.enum(courseStates).optional() }),
  answer: pageOf(CourseRow),
  summary: 'Courses of the client, in every state',
});

export const exportCourses = exportOf(listCourseDrafts);
export const countCourseDrafts = countOf(listCourseDrafts);

export const createCourse = endpoint({
  ...write,
  method: 'POST',
  path: '/catalog/courses',
  body: CourseForm,
  answer: z.object({ id: Id }),
  summary: 'Begins a course as a draft',
});

export const copyCourse = endpoint({
  method: 'POST',
  path: '/catalog/courses/:courseId/copy',
  needs: 'content.write',
  params: one,
  answer: z.object({ id: Id }),
  summary: 'Begins a course as a copy of another one, without its people',
});

export const getCourseDraft = endpoint({
  method: 'GET',
  path: '/catalog/courses/:courseId',
  needs: 'content.read',
  params: one,
  answer: CourseDraft,
  summary: 'A course as it is edited',
});

export const saveCourse = endpoint({
  ...write,
  method: 'PUT',
  path: '/catalog/courses/:courseId',
  params: one,
  body: z.object({ version: z.int(), course: changed(CourseForm), was: Was }),
  answer: CourseDraft,
  summary: 'Saves what a course says about itself',
});

export const ActivityForm = z.object({ title: LocaleText(120), summary: LocaleText(240), isRequired: z.boolean(), content: ActivityDraft });
export type ActivityForm = z.infer<typeof ActivityForm>;

export const addActivity = endpoint({
  ...write,
  method: 'POST',
  path: '/catalog/courses/:courseId/activities',
  params: one,
  body: z.object({ version: z.int(), activity: ActivityForm }),
  answer: CourseDraft,
  summary: 'Puts an activity at the end',
});

export const saveActivity = endpoint({
  ...write,
  method: 'PUT',
  path: '/catalog/courses/:courseId/activities/:activityId',
  params: oneActivity,
  body: z.object({ version: z.int(), activity: ActivityForm }),
  answer: CourseDraft,
  summary: 'Saves an activity',
});

export const removeActivity = endpoint({
  ...write,
  method: 'DELETE',
  path: '/catalog/courses/:courseId/activities/:activityId',
  params: oneActivity,
  query: z.object({ version: z.coerce.number().int() }),
  answer: CourseDraft,
  summary: 'Takes an activity out of the draft',
});

export const orderActivities = endpoint({
  ...write,
  method: 'PUT',
  path: '/catalog/courses/:courseId/activity-order',
  params: one,
  body: z.object({ version: z.int(), activityIds: z.array(Id).max(200) }),
  answer: CourseDraft,
  summary: 'Puts the activities in this order',
});

export const publishCourse = endpoint({
  ...write,
  method: 'POST',
  path: '/catalog/courses/:courseId/publish',
  params: one,
  body: z.object({ version: z.int() }),
  answer: CourseDraft,
  summary: 'Makes the draft an immutable version that members see',
});

export const retireCourse = endpoint({
  ...write,
  method: 'POST',
  path: '/catalog/courses/:courseId/retire',
  params: one,
  answer: Nothing,
  summary: 'Takes a course out of the catalog; those in it go on',
});

/** Who sees a course in the catalog (CLI-09): empty lists are everybody. One of a list is enough, and each list that names something has to be met. */
export const CourseAudience = z.strictObject({
  groupIds: z.array(Id).max(100, 'too_many'),
  areaIds: z.array(Id).max(100, 'too_many'),
  tagIds: z.array(Id).max(100, 'too_many'),
});
export type CourseAudience = z.infer<typeof CourseAudience>;

export const getCourseAudience = endpoint({
  method: 'GET',
  path: '/catalog/courses/:courseId/audience',
  needs: 'content.read',
  params: one,
  answer: CourseAudience,
  summary: 'Who sees a course in the catalog',
});

export const saveCourseAudience = endpoint({
  method: 'PUT',
  path: '/catalog/courses/:courseId/audience',
  needs: 'content.write',
  params: one,
  body: CourseAudience,
  answer: CourseAudience,
  refusals: ['invalid_request'],
  summary: 'Limits who sees a course, at once; those in it go on',
});

export const previewActivity = endpoint({
  method: 'GET',
  path: '/catalog/courses/:courseId/preview/:hierarchy_order',
  needs: 'content.read',
  params: one.extend({ hierarchy_order: z.coerce.number().int().min(1) }),
  /** The language that is being written; the author’s own where none is named. */
  query: z.object({ locale: LocaleCode.optional() }),
  /** `attempt` shows a test's questions, drawn once and never graded. */
  answer: z.object({ title: z.string(), summary: z.string(), content: ActivityContent, attempt: Attempt.nullable() }),
  refusals: ['activity_unfinished'],
  summary: 'An activity of the draft as a learner would see it; keeps nothing',
});

export const tryPackage = endpoint({
  method: 'GET',
  path: '/catalog/packages/:fileId',
  needs: 'content.write',
  params: z.object({ fileId: Id }),
  answer: ScormView,
  refusals: ['invalid_request'],
  summary: 'A package of SCORM that was just sent, as it would open; keeps nothing',
});

export {
  getInPortfolio,
  getPortfolioCourse,
  getRobots,
  getSitemap,
  InPortfolio,
  listPortfolio,
  PortfolioCard,
  PortfolioCourse,
  setInPortfolio,
} from './portfolio.ts';
