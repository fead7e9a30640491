/** Learning on the wire: the catalog of courses, enrolment, the player, and what a device reports while a person learns. */
import { activityKinds } from '@vitrine/domain/activities';
import { liveClassStates } from '@vitrine/domain/classes';
import { courseScenes } from '@vitrine/domain/catalog';
import { enrolmentStates, learningRefusals, progressStates } from '@vitrine/domain/learning';
import { z } from 'zod';
import { ActivityContent, SeenOfKind } from '../activities/index.ts';
import { Attempt } from '../assessment/index.ts';
import { Day, endpoint, Id, Instant, pageOf, StoredFile } from '../kernel/index.ts';
import { CatalogQuery } from './catalog.ts';

export {
  changeEnrolmentRule,
  createEnrolmentRule,
  endEnrolmentPath,
  endEnrolmentRule,
  enrolMembers,
  EnrolmentRow,
  EnrolmentRule,
  listEnrolmentRules,
  listEnrolments,
} from './enrolments.ts';
export { Download, getDownload } from './downloads.ts';
export { deliverLease, DeviceMoment, Lease, LeaseDelivery, takeLease } from './leases.ts';
export { DueTraining, listDueTrainings } from './due.ts';
export { listNotes, Note, NoteBody, saveNote } from './notes.ts';
export {
  callShows,
  listPackageCalls,
  listPackageResults,
  listPackages,
  PackageCall,
  PackageResultRow,
  PackageToFollow,
} from './packages.ts';
export { getPersonLearning, PersonLearning } from './person-learning.ts';
export { CatalogQuery } from './catalog.ts';
export { enrolInTrail, getTrail, listTrails, openTrailCourse, TrailCard, TrailPage, TrailStep } from './trails.ts';

export {
  listResultGroups,
  listGroupGradebook,
  GroupGradebookRow,
  exportGroupGradebook,
  AnswerToGrade,
  BlockedRow,
  GradebookRow,
  MemberResult,
  ResultRow,
  TestToFollow,
  exportGradebook,
  exportResults,
  getMemberResult,
  gradeAnswer,
  listAnswersToGrade,
  listBlocked,
  listGradebook,
  listResults,
  listTests,
  resultShows,
  unblock,
} from './results.ts';

const online = { module: 'online_courses' } as const;

export const CourseCard = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  scene: z.enum(courseScenes),
  image: z.string().nullable(),
  workloadMinutes: z.int(),
  activities: z.int(),
  state: z.enum(enrolmentStates),
  /** Percent. */
  progress: z.int(),
  isFavourite: z.boolean(),
  isNew: z.boolean(),
  /** Where the person goes on; null when there is nothing left to do. */
  next: z.object({ hierarchy_order: z.int(), title: z.string(), kind: z.enum(activityKinds) }).nullable(),
});
export type CourseCard = z.infer<typeof CourseCard>;

export const listCourses = endpoint({
  ...online,
  method: 'GET',
  path: '/courses',
  query: CatalogQuery,
  answer: pageOf(CourseCard),
  summary: 'Courses in the catalog, with the member’s progress',
});

export const countCourses = endpoint({
  ...online,
  method: 'GET',
  path: '/courses/counts',
  answer: z.object({ done: z.int(), underWay: z.int() }),
  summary: 'How many courses the member is done with, and how many they are in',
});

const ActivityRow = z.object({
  id: Id,
  hierarchy_order: z.int(),
  kind: z.enum(activityKinds),
  title: z.string(),
  summary: z.string(),
  isRequired: z.boolean(),
  state: z.enum(progressStates),
  progress: z.int(),
  isLocked: z.boolean(),
  /** Whether the instructor has opened it, where the member is in a live class of the course (LIV-03); null for everybody else, and for classes themselves. */
  live_class: z.enum(liveClassStates).nullable().default(null),
});
export type ActivityRow = z.infer<typeof ActivityRow>;

export const CoursePage = CourseCard.extend({
  description: z.string(),
  tags: z.array(z.object({ id: Id, name: z.string() })),
  activitiesMenu: z.array(ActivityRow),
  block_activities_menu: z.boolean(),
  prerequisite: z.object({ id: Id, title: z.string(), isDone: z.boolean() }).nullable(),
  certificateId: Id.nullable(),
  /** What completing it is worth to this member, once a run (D80); 0 for nothing, and absent in what a device kept before it was told. */
  trainingPoints: z.int().nonnegative().default(0),
  /** Handed out with the course, to whoever is in it (CRS-06). */
  files: z.array(StoredFile.pick({ id: true, name: true, contentType: true, bytes: true })),
  /** The day until which it has to be done; null for none, or once it is done. */
  dueOn: Day.nullable(),
  can: z.object({ enrol: z.boolean(), open: z.boolean(), review: z.boolean(), discuss: z.boolean() }),
});
export type CoursePage = z.infer<typeof CoursePage>;

const one = z.object({ courseId: Id });
const oneActivity = one.extend({ hierarchy_order: z.coerce.number().int().min(1) });

export const getCourse = endpoint({
  ...online,
  method: 'GET',
  path: '/courses/:courseId',
  params: one,
  answer: CoursePage,
  refusals: ['sence_session_needed'],
  summary: 'A course with its activities',
});

export const enrol = endpoint({
  ...online,
  method: 'POST',
  path: '/courses/:courseId/enrolment',
  params: one,
  answer: CoursePage,
  refusals: ['prerequisite_missing', 'course_retired'],
  summary: 'Enrols the member; again changes nothing',
});

export const PlayerPage = z.object({
  courseId: Id,
  courseTitle: z.string(),
  block_activities_menu: z.boolean(),
  activity: ActivityRow,
  content: ActivityContent,
  /** Of the course; absent in what a device kept before it was told. */
  count: z.int().optional(),
  menu: z.array(ActivityRow),
  previous: z.int().nullable(),
  next: z.int().nullable(),
  courseProgress: z.int(),
  courseState: z.enum(enrolmentStates),
  /** Rises with each restart (D75); what a device reports belongs to the run in which it was seen. */
  run: z.int(),
});
export type PlayerPage = z.infer<typeof PlayerPage>;

export const openActivity = endpoint({
  ...online,
  method: 'GET',
  path: '/courses/:courseId/activities/:hierarchy_order',
  params: oneActivity,
  answer: PlayerPage,
  refusals: ['not_enrolled', 'activity_locked', 'live_class_closed', 'blocked_in_training', 'sence_session_needed'],
  summary: 'An activity in the player',
});

/** What a device saw, kept by it until the server acknowledged it (decision D03). */
export const LearningEvent = z.object({
  event_id: Id,
  device_id: z.string().min(8).max(64),
  seq: z.int().nonnegative(),
  client_time: Instant,
  courseId: Id,
  activityId: Id,
  /** The run of the training in which it was seen; left out: the present one. */
  run: z.int().min(1).optional(),
  /** The stretch of time that was really spent, by the device's clock. */
  spent: z.tuple([Instant, Instant]).optional(),
  what: z.discriminatedUnion('kind', [z.object({ kind: z.literal('opened') }), SeenOfKind]),
});
export type LearningEvent = z.infer<typeof LearningEvent>;

export const reportLearning = endpoint({
  ...online,
  method: 'POST',
  path: '/learning-events',
  keyed: false, // each event is kept once by its own id; under a key it would wait in the transaction of that key
  body: z.object({ events: z.array(LearningEvent).min(1).max(100) }),
  answer: z.object({
    /** Events that are durable now, those known before included. */
    kept: z.array(Id),
    /** Events that will never be applied, with the reason; the device drops them. */
    refused: z.array(z.object({ event_id: Id, refusal: z.enum([...learningRefusals, 'not_found']) })),
    activities: z.array(z.object({ activityId: Id, state: z.enum(progressStates), progress: z.int() })),
    courses: z.array(z.object({ courseId: Id, state: z.enum(enrolmentStates), progress: z.int() })),
  }),
  refusals: learningRefusals,
  summary: 'Takes what a device saw, each event once, in any order',
});

const device = z.object({ device: z.string().min(8).max(64) });

export const startAttempt = endpoint({
  ...online,
  method: 'POST',
  path: '/courses/:courseId/activities/:hierarchy_order/attempts',
  params: oneActivity,
  body: device,
  answer: Attempt,
  refusals: [
    'not_enrolled',
    'activity_locked',
    'live_class_closed',
    'blocked_in_training',
    'no_attempts_left',
    'grade_awaited',
    'sence_session_needed',
  ],
  summary: 'Starts an attempt, or goes on with the one that runs',
});

export const finishAttempt = endpoint({
  ...online,
  method: 'POST',
  path: '/courses/:courseId/activities/:hierarchy_order/attempts/:attemptId/finish',
  params: oneActivity.extend({ attemptId: Id }),
  body: device,
  answer: z.object({ attempt: Attempt, courseState: z.enum(enrolmentStates), courseProgress: z.int() }),
  refusals: ['not_enrolled', 'activity_locked', 'blocked_in_training', 'attempt_elsewhere', 'sence_session_needed'],
  summary: 'Grades the stored answers; a finished attempt answers its result again',
});

const inCloud = [
  'not_enrolled',
  'activity_locked',
  'live_class_closed',
  'cloud_not_set_up',
  'cloud_unreachable',
  'cloud_course_missing',
  'sence_session_needed',
] as const;

export const launchCloudCourse = endpoint({
  ...online,
  method: 'POST',
  path: '/courses/:courseId/activities/:hierarchy_order/cloud-launch',
  params: oneActivity,
  /** Where the service sends the person when they leave the course. */
  body: z.object({ returnUrl: z.url().max(2_000) }),
  answer: z.object({ url: z.url() }),
  refusals: inCloud,
  keyed: false, // a link lives two minutes, and each call gives another one
  summary: 'A link that opens a course at SCORM Cloud',
});

export const takeCloudResult = endpoint({
  ...online,
  method: 'POST',
  path: '/courses/:courseId/activities/:hierarchy_order/cloud-result',
  params: oneActivity,
  answer: z.object({ isNew: z.boolean() }),
  refusals: inCloud,
  summary: 'Asks SCORM Cloud how far the member is',
});

/** SCORM Cloud says that a registration has news; what it says is asked of it again. */
export const takeCloudPostback = endpoint({
  method: 'POST',
  path: '/scorm-cloud/results/:registrationId/:signature',
  access: 'open',
  params: z.object({ registrationId: z.string().max(120), signature: z.string().max(64) }),
  encoding: 'form',
  body: z.looseObject({}),
  answer: z.object({}),
  refusals: ['cloud_not_set_up', 'cloud_unreachable'],
  keyed: false,
  summary: 'News of a registration at SCORM Cloud',
});
export { getRun, makeMoves, RunAnswer, startRun } from './runs.ts';
