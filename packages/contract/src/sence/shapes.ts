import { environments, manuals, obstacles, sessionStates, trainingLines } from '@vitrine/domain/sence';
import { courseScenes } from '@vitrine/domain/catalog';
import { z } from 'zod';
import { Id, Instant } from '../kernel/index.ts';

/** A session as its member sees it. */
export const MySession = z.object({
  id: Id,
  state: z.enum(sessionStates),
  /** Until then the authority waits for the log-in. */
  loginUntil: Instant,
  openedAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
  closedAt: Instant.nullable(),
  /** What the authority calls it; empty until it answered. */
  senceId: z.string(),
  /** Result codes of the last answer that was an error, as the authority wrote them. */
  codes: z.array(z.string()),
  /** Until then a log-in to close it is waited for; null where none was asked for. */
  closeUntil: Instant.nullable(),
});
export type MySession = z.infer<typeof MySession>;

export const SencePage = z.object({
  courseId: Id,
  title: z.string(),
  scene: z.enum(courseScenes),
  /** Whether this course is under the authority for this member; false: nothing is to be started. */
  isUnder: z.boolean(),
  /** What is in the way of starting. */
  obstacle: z.enum(obstacles).nullable(),
  /** With its points: `12.345.678-5`; empty where the person has none. */
  run: z.string(),
  fullName: z.string(),
  manual: z.enum(manuals),
  /** How long the authority waits for a log-in, in seconds. */
  loginSeconds: z.int(),
  sessionMinutes: z.int(),
  warningMinutes: z.int(),
  /** The host that the browser is sent to. */
  host: z.string(),
  /** The server’s clock, for the counter. */
  now: Instant,
  session: MySession.nullable(),
});
export type SencePage = z.infer<typeof SencePage>;

/** How the client is known to the authority. */
export const SenceSettingsForm = z.strictObject({
  isOn: z.boolean(),
  providerRut: z.string().trim().min(1, 'provider_rut_invalid').max(16, 'provider_rut_invalid'),
  /** Empty: the one that is there stays. */
  token: z.string().trim().max(60, 'sence_token_invalid'),
  environment: z.enum(environments, 'invalid_choice'),
  manual: z.enum(manuals, 'invalid_choice'),
  sessionMinutes: z.int('invalid').min(15, 'number_too_small').max(720, 'number_too_big'),
  exemptGroupId: Id.nullable(),
});
export type SenceSettingsForm = z.infer<typeof SenceSettingsForm>;

export const SenceSettings = z.object({
  /** 0 where nobody wrote them down yet. */
  version: z.int(),
  /** Without a RUT where nobody wrote them down yet. */
  settings: SenceSettingsForm.extend({ providerRut: z.string() }),
  hasToken: z.boolean(),
  /** The host of the authority; null where the operator named none. */
  host: z.string().nullable(),
});
export type SenceSettings = z.infer<typeof SenceSettings>;

export const SenceCourseFields = z.strictObject({
  courseId: Id.nullable(),
  line: z.enum(trainingLines, 'invalid_choice'),
  senceCode: z.string().trim().max(10, 'sence_code_invalid'),
  actionCode: z.string().trim().min(1, 'action_code_invalid').max(50, 'action_code_invalid'),
});
export type SenceCourseFields = z.infer<typeof SenceCourseFields>;

export const SenceCourseRow = z.object({
  id: Id,
  course: z.string(),
  line: z.enum(trainingLines),
  senceCode: z.string(),
  actionCode: z.string(),
  /** Sessions that the authority opened. */
  sessions: z.int().nonnegative(),
});
export type SenceCourseRow = z.infer<typeof SenceCourseRow>;

export const SenceCourseDetail = z.object({
  id: Id,
  version: z.int(),
  course: SenceCourseFields,
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
});
export type SenceCourseDetail = z.infer<typeof SenceCourseDetail>;

/** One session as staff reads it. */
export const AttendanceRow = z.object({
  id: Id,
  name: z.string(),
  run: z.string(),
  course: z.string(),
  state: z.enum(sessionStates),
  environment: z.enum(environments),
  askedAt: Instant,
  openedAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
  closedAt: Instant.nullable(),
  senceId: z.string(),
  codes: z.string(),
});
export type AttendanceRow = z.infer<typeof AttendanceRow>;
