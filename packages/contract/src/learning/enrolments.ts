/** Who is in a course or a trail, and by which way: put there by somebody, or by a rule for a group (CRS-02). */
import { enrolmentPaths, enrolmentStates, enrolmentSubjects, firstWays, pathRefusals } from '@vitrine/domain/learning';
import { z } from 'zod';
import { Day, endpoint, Id, Instant, Nothing, pageOf, PageQuery, SearchTerm } from '../kernel/index.ts';

const one = z.object({ subject: z.enum(enrolmentSubjects), subjectId: Id });
const write = { needs: 'content.write', refusals: pathRefusals } as const;

export const EnrolmentRow = z.object({
  memberId: Id,
  fullName: z.string(),
  state: z.enum(enrolmentStates),
  /** Percent. */
  progress: z.int(),
  dueOn: Day.nullable(),
  enrolledAt: Instant,
  paths: z.array(z.object({ id: Id, kind: z.enum(enrolmentPaths), source: z.string(), dueOn: Day.nullable() })),
});
export type EnrolmentRow = z.infer<typeof EnrolmentRow>;

export const EnrolmentRule = z.object({
  id: Id,
  version: z.int(),
  groupId: Id,
  group: z.string(),
  dueDays: z.int().nullable(),
  /** Whether it comes before the portal; null where it does not (SES-19). */
  comesFirst: z.enum(firstWays).nullable(),
  /** How many are in by this rule now. */
  members: z.int(),
});
export type EnrolmentRule = z.infer<typeof EnrolmentRule>;

export const listEnrolments = endpoint({
  method: 'GET',
  path: '/console/enrolments/:subject/:subjectId',
  needs: 'content.write',
  params: one,
  query: PageQuery.extend({ search: SearchTerm.optional() }),
  answer: pageOf(EnrolmentRow),
  summary: 'Who is in a course or a trail, the newest first, and by which ways',
});

export const enrolMembers = endpoint({
  ...write,
  method: 'POST',
  path: '/console/enrolments/:subject/:subjectId',
  params: one,
  body: z.strictObject({ memberIds: z.array(Id).min(1, 'too_few').max(200, 'too_many'), dueOn: Day.nullable() }),
  answer: z.object({
    enrolled: z.array(Id),
    /** In by an administrator already: nothing changed for them but the day. */
    already: z.array(Id),
    refused: z.array(z.object({ memberId: Id, refusal: z.enum(pathRefusals) })),
  }),
  summary: 'Puts members into a course or a trail',
});

export const endEnrolmentPath = endpoint({
  ...write,
  method: 'DELETE',
  path: '/console/enrolment-paths/:pathId',
  params: z.object({ pathId: Id }),
  answer: Nothing,
  summary: 'Ends one way into a course or a trail; whoever has another stays in it',
});

export const listEnrolmentRules = endpoint({
  method: 'GET',
  path: '/console/enrolments/:subject/:subjectId/rules',
  needs: 'content.write',
  params: one,
  answer: z.object({ items: z.array(EnrolmentRule) }),
  summary: 'Rules that put groups into a course or a trail',
});

export const createEnrolmentRule = endpoint({
  ...write,
  method: 'POST',
  path: '/console/enrolments/:subject/:subjectId/rules',
  params: one,
  body: z.strictObject({
    groupId: Id,
    dueDays: z.int().min(1, 'number_too_small').max(730, 'number_too_big').nullable(),
    comesFirst: z.enum(firstWays).nullable().default(null),
  }),
  answer: EnrolmentRule,
  summary: 'Puts everybody of a group into a course or a trail, those who come later too',
});

export const changeEnrolmentRule = endpoint({
  ...write,
  refusals: [...pathRefusals, 'changed_meanwhile'],
  method: 'PATCH',
  path: '/console/enrolment-rules/:ruleId',
  params: z.object({ ruleId: Id }),
  body: z.strictObject({ version: z.int(), comesFirst: z.enum(firstWays).nullable() }),
  answer: EnrolmentRule,
  summary: 'Changes whether what a rule puts people into comes before the portal, for everybody who is in by it',
});

export const endEnrolmentRule = endpoint({
  ...write,
  method: 'DELETE',
  path: '/console/enrolment-rules/:ruleId',
  params: z.object({ ruleId: Id }),
  answer: Nothing,
  summary: 'Ends a rule; whoever has another way in stays',
});
