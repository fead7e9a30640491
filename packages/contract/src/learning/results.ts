/** What came of tests, for those who look after people: results by person, the gradebook, answers to grade, and who is blocked (ADM-06, TST-04). */
import { attemptStates, testKinds, testStates } from '@vitrine/domain/assessment';
import { enrolmentStates } from '@vitrine/domain/learning';
import { z } from 'zod';
import { AttemptResult } from '../assessment/index.ts';
import { endpoint, exportOf, Id, Instant, pageOf, PageQuery, SearchTerm } from '../kernel/index.ts';

const reads = { needs: 'results.read' } as const;

export const resultShows = ['all', 'passed', 'failed', 'awaiting', 'blocked', 'not_started'] as const;

export const TestToFollow = z.object({
  /** Of the activity that is the test. */
  id: Id,
  courseId: Id,
  title: z.string(),
  course: z.string(),
  kind: z.enum(testKinds),
  /** Of those enrolled in the course. */
  people: z.int(),
  passed: z.int(),
  awaiting: z.int(),
});
export type TestToFollow = z.infer<typeof TestToFollow>;

export const listTests = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/tests',
  query: PageQuery.extend({ search: SearchTerm.optional() }),
  answer: pageOf(TestToFollow),
  summary: 'Tests of published courses, with how people stand in them',
});

const oneTest = z.object({ activityId: Id });
export const ResultRow = z.object({
  /** The member. */
  id: Id,
  fullName: z.string(),
  state: z.enum(testStates),
  attempts: z.int(),
  bestScore: z.int().nullable(),
  lastAt: Instant.nullable(),
  courseState: z.enum(enrolmentStates),
});
export type ResultRow = z.infer<typeof ResultRow>;

export const listResults = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/tests/:activityId/results',
  params: oneTest,
  query: PageQuery.extend({ search: SearchTerm.optional(), show: z.enum(resultShows).optional(), group: Id.optional() }),
  answer: pageOf(ResultRow),
  summary: 'Results of a test by person',
});
export const exportResults = exportOf(listResults);

export const MemberResult = z.object({
  id: Id,
  fullName: z.string(),
  title: z.string(),
  course: z.string(),
  state: z.enum(testStates),
  courseState: z.enum(enrolmentStates),
  enrolmentId: Id,
  run: z.int(),
  attempts: z.array(
    z.object({
      id: Id,
      number: z.int(),
      round: z.int(),
      state: z.enum(attemptStates),
      startedAt: Instant,
      finishedAt: Instant.nullable(),
      score: z.int().nullable(),
      isPassed: z.boolean().nullable(),
      answers: AttemptResult.shape.review.unwrap(),
    }),
  ),
  can: z.object({ unblock: z.boolean(), grade: z.boolean() }),
});
export type MemberResult = z.infer<typeof MemberResult>;

export const getMemberResult = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/tests/:activityId/results/:memberId',
  params: oneTest.extend({ memberId: Id }),
  answer: MemberResult,
  summary: 'Every attempt of a person in a test, with the answers',
});

const oneCourse = z.object({ courseId: Id });
const bookTests = z.array(z.object({ activityId: Id, title: z.string(), kind: z.enum(testKinds) }));
export const GradebookRow = z.object({
  id: Id,
  fullName: z.string(),
  state: z.enum(enrolmentStates),
  progress: z.int(),
  grade: z.int().nullable(),
  /** In the order of the course's tests; null where nothing was graded. */
  scores: z.array(z.int().nullable()),
});
export type GradebookRow = z.infer<typeof GradebookRow>;

export const listGradebook = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/courses/:courseId/gradebook',
  params: oneCourse,
  query: PageQuery.extend({ search: SearchTerm.optional(), group: Id.optional() }),
  answer: pageOf(GradebookRow).extend({ course: z.string(), tests: bookTests }),
  summary: 'Grades of a course by person, of everybody or of a group',
});
export const exportGradebook = exportOf(listGradebook);

export const listResultGroups = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/result-groups',
  answer: z.object({ items: z.array(z.object({ id: Id, name: z.string() })) }),
  summary: 'Groups by which results may be narrowed',
});

export const GroupGradebookRow = z.object({
  id: Id,
  fullName: z.string(),
  finished: z.int(),
  /** In the order of the courses; null where the person is not enrolled. */
  courses: z.array(z.object({ state: z.enum(enrolmentStates), progress: z.int(), grade: z.int().nullable() }).nullable()),
});
export type GroupGradebookRow = z.infer<typeof GroupGradebookRow>;

export const listGroupGradebook = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/groups/:groupId/gradebook',
  params: z.object({ groupId: Id }),
  query: PageQuery.extend({ search: SearchTerm.optional() }),
  answer: pageOf(GroupGradebookRow).extend({ group: z.string(), courses: z.array(z.object({ id: Id, title: z.string() })) }),
  summary: 'Grades of a group by person, a column for each of its courses',
});
export const exportGroupGradebook = exportOf(listGroupGradebook);

export const AnswerToGrade = z.object({
  /** The attempt and the question. */
  id: z.string(),
  attemptId: Id,
  questionId: Id,
  fullName: z.string(),
  title: z.string(),
  course: z.string(),
  prompt: z.string(),
  answer: z.string(),
  explanation: z.string(),
  handedInAt: Instant,
});
export type AnswerToGrade = z.infer<typeof AnswerToGrade>;

export const listAnswersToGrade = endpoint({
  needs: 'results.grade',
  method: 'GET',
  path: '/console/answers-to-grade',
  query: PageQuery,
  answer: pageOf(AnswerToGrade),
  summary: 'Answers in free text that wait for a grade, the oldest first',
});

export const gradeAnswer = endpoint({
  needs: 'results.grade',
  method: 'POST',
  path: '/console/answers-to-grade/:attemptId/:questionId',
  params: z.object({ attemptId: Id, questionId: Id }),
  body: z.strictObject({
    percent: z.int().min(0, 'number_too_small').max(100, 'number_too_big'),
    comment: z.string().trim().max(600, 'text_too_long'),
  }),
  answer: z.object({ isGraded: z.boolean(), score: z.int().nullable() }),
  refusals: ['already_graded'],
  summary: 'Grades an answer; with the last one the attempt has its score',
});

export const BlockedRow = z.object({
  /** The enrolment. */
  id: Id,
  memberId: Id,
  fullName: z.string(),
  courseId: Id,
  course: z.string(),
  /** The test that blocks; null where somebody set the state by hand. */
  activityId: Id.nullable(),
  test: z.string(),
  isWhole: z.boolean(),
  bestScore: z.int().nullable(),
  minimumScore: z.int().nullable(),
});
export type BlockedRow = z.infer<typeof BlockedRow>;

export const listBlocked = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/blocked-enrolments',
  query: PageQuery.extend({ search: SearchTerm.optional() }),
  answer: pageOf(BlockedRow),
  summary: 'Who is blocked in a training, and by which test',
});

export const unblock = endpoint({
  needs: 'results.decide',
  method: 'POST',
  path: '/console/enrolments/:enrolmentId/unblock',
  params: z.object({ enrolmentId: Id }),
  body: z.strictObject({
    reason: z.string().trim().min(1, 'required').max(300, 'text_too_long'),
    attempts: z.int().min(1, 'number_too_small').max(20, 'number_too_big'),
  }),
  answer: z.object({ state: z.enum(enrolmentStates) }),
  refusals: ['not_blocked'],
  summary: 'Lets a blocked person go on, with so many new attempts; they are told, and the audit log keeps why',
});
