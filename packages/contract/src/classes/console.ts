import { classesRefusals, classKinds, classResults, classStates, encounterActs, presences } from '@vitrine/domain/classes';
import { z } from 'zod';
import { changed, Day, endpoint, Id, Instant, Nothing, pageOf, PageQuery, RepeatWish, SearchTerm, Was } from '../kernel/index.ts';
import { audienceFields } from '../identity/index.ts';
import { Encounter } from './shapes.ts';

const read = { needs: 'classes.read' } as const;
const write = { needs: 'classes.write', refusals: [...classesRefusals, 'changed_meanwhile'] } as const;
const teach = { needs: 'classes.teach', refusals: [...classesRefusals, 'changed_meanwhile'] } as const;
const one = z.object({ classId: Id });
const oneEncounter = z.object({ encounterId: Id });
const Seen = z.strictObject({ version: z.int() });

export const ClassFields = z.strictObject({
  name: z.string().trim().min(1, 'name_required').max(80, 'text_too_long'),
  kind: z.enum(classKinds, 'invalid_choice'),
  courseId: Id.nullable(),
  instructorId: Id.nullable(),
  /** Null: as many as come. */
  seats: z.int('invalid').min(1, 'number_too_small').max(100_000, 'number_too_big').nullable(),
  opensAt: Instant,
  closesAt: Instant,
  minimumPercent: z.int('invalid').min(0, 'number_too_small').max(100, 'number_too_big'),
  isTentative: z.boolean(),
  /** A webinar with a waiting room of its own (WEB-02). */
  hasLounge: z.boolean().optional(),
  /** What it is about, a line each. */
  agenda: z.string().trim().max(2_000, 'text_too_long').optional(),
  /** Of those who see its course; absent: as it is kept. */
  groupIds: audienceFields.groupIds.optional(),
  areaIds: audienceFields.areaIds.optional(),
  tagIds: audienceFields.tagIds.optional(),
});
export type ClassFields = z.infer<typeof ClassFields>;

export const ClassRow = z.object({
  id: Id,
  name: z.string(),
  course: z.string(),
  kind: z.enum(classKinds),
  state: z.enum(classStates),
  isPublished: z.boolean(),
  beginsAt: Instant.nullable(),
  taken: z.int().nonnegative(),
  seats: z.int().nullable(),
});
export type ClassRow = z.infer<typeof ClassRow>;

export const HeldEncounter = Encounter.extend({
  meetingUrl: z.string().nullable(),
  isRunning: z.boolean(),
  isPaused: z.boolean(),
  isEnded: z.boolean(),
  /** The meeting runs in our own page, and what is watched there is measured. */
  isInPage: z.boolean(),
  /** Subscribers of whom nothing is known: neither a mark nor a measure. */
  unmarked: z.int().nonnegative(),
});
export type HeldEncounter = z.infer<typeof HeldEncounter>;

export const ClassDetail = z.object({
  id: Id,
  version: z.int(),
  state: z.enum(classStates),
  isPublished: z.boolean(),
  class: ClassFields,
  taken: z.int().nonnegative(),
  waiting: z.int().nonnegative(),
  encounters: z.array(HeldEncounter),
  reactions: z.object({ count: z.int(), content: z.number(), instructor: z.number(), organization: z.number() }).nullable(),
  can: z.object({
    save: z.boolean(),
    plan: z.boolean(),
    publish: z.boolean(),
    close: z.boolean(),
    cancel: z.boolean(),
    mark: z.boolean(),
    /** Verdicts are issued: a mark with a reason judges anew. */
    correct: z.boolean(),
    /** They teach it: a meeting in our own page lets them in as its moderator. */
    moderate: z.boolean(),
    issueResults: z.boolean(),
  }),
});
export type ClassDetail = z.infer<typeof ClassDetail>;

export const listClassesToManage = endpoint({
  ...read,
  method: 'GET',
  path: '/console/classes',
  query: PageQuery.extend({
    search: SearchTerm.optional(),
    kind: z.enum(classKinds).optional(),
    state: z.enum(classStates).optional(),
    courseId: Id.optional(),
  }),
  answer: pageOf(ClassRow),
  summary: 'Classes of the client, the newest first; an instructor sees their own',
});

export const createClass = endpoint({
  ...write,
  method: 'POST',
  path: '/console/classes',
  body: ClassFields,
  answer: z.object({ id: Id }),
  summary: 'Drafts a class of a published course',
});

export const getClassToManage = endpoint({
  ...read,
  method: 'GET',
  path: '/console/classes/:classId',
  params: one,
  answer: ClassDetail,
  summary: 'A class with its encounters, as staff sees it',
});

export const saveClass = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/classes/:classId',
  params: one,
  body: z.strictObject({ version: z.int(), class: changed(ClassFields), was: Was }),
  answer: ClassDetail,
  summary: 'Saves a class; fields are refused below `class.`',
});

export const publishClass = endpoint({
  ...write,
  method: 'POST',
  path: '/console/classes/:classId/publish',
  params: one,
  body: Seen,
  answer: ClassDetail,
  summary: 'Shows a class to the members of its course',
});

export const closeClass = endpoint({
  ...write,
  method: 'POST',
  path: '/console/classes/:classId/close',
  params: one,
  body: Seen,
  answer: ClassDetail,
  summary: 'Ends the subscriptions before their time',
});

export const cancelClass = endpoint({
  ...write,
  method: 'POST',
  path: '/console/classes/:classId/cancel',
  params: one,
  body: Seen.extend({ reason: z.string().trim().min(1, 'required').max(300, 'text_too_long') }),
  answer: ClassDetail,
  summary: 'Cancels a class for good, with a reason that members read',
});

export const EncounterForm = z.strictObject({
  day: Day,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid'),
  zone: z.string().max(60),
  minutes: z.int('invalid').min(1, 'number_too_small').max(960, 'number_too_big'),
  place: z.string().trim().max(200, 'text_too_long'),
  meetingUrl: z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'link_invalid' })
    .max(500, 'text_too_long')
    .nullable(),
  /** In our own page, where the client’s meetings run. */
  isInPage: z.boolean().default(false),
  /** How many people fit into the place; null where nobody says. */
  capacity: z.int('invalid').min(1, 'number_too_small').max(100_000, 'number_too_big').nullable().default(null),
});
export type EncounterForm = z.infer<typeof EncounterForm>;

export const addEncounter = endpoint({
  ...write,
  method: 'POST',
  path: '/console/classes/:classId/encounters',
  params: one,
  body: EncounterForm,
  answer: ClassDetail,
  summary: 'Plans one more encounter by what a clock shows there',
});

export const addEncounters = endpoint({
  ...write,
  method: 'POST',
  path: '/console/classes/:classId/encounters/repeat',
  params: one,
  body: EncounterForm.extend({ rule: RepeatWish }),
  answer: ClassDetail,
  summary: 'Plans an encounter on each day of a rule, all or none; the rule is refused below `rule.`',
});

export const cancelEncounter = endpoint({
  ...write,
  method: 'POST',
  path: '/console/class-encounters/:encounterId/cancel',
  params: oneEncounter,
  answer: ClassDetail,
  summary: 'Cancels one encounter for good',
});

export const steerEncounter = endpoint({
  ...teach,
  method: 'POST',
  path: '/console/class-encounters/:encounterId/steer',
  params: oneEncounter,
  body: z.strictObject({ act: z.enum(encounterActs) }),
  answer: ClassDetail,
  summary: 'Starts, pauses, resumes or ends a meeting',
});

export const ClassPerson = z.object({
  memberId: Id,
  name: z.string(),
  state: z.enum(['subscribed', 'waiting']),
  /** Of the encounter that was asked for; null while nobody marked it. */
  mark: z.object({ version: z.int(), presence: z.enum(presences), by: z.string(), at: Instant, reason: z.string().nullable() }).nullable(),
  /** Measured in the meeting of that encounter; null where nothing measures. */
  watchedSeconds: z.int().nonnegative().nullable(),
  result: z.enum(classResults).nullable(),
});
export type ClassPerson = z.infer<typeof ClassPerson>;

export const listClassPeople = endpoint({
  ...read,
  method: 'GET',
  path: '/console/classes/:classId/people',
  params: one,
  query: z.object({ encounterId: Id.optional() }),
  answer: z.object({ items: z.array(ClassPerson) }),
  summary: 'Who is subscribed, with their presence in one encounter, then who waits in their order',
});

export const markPresence = endpoint({
  ...teach,
  method: 'POST',
  path: '/console/class-encounters/:encounterId/marks',
  params: oneEncounter,
  body: z.strictObject({
    memberId: Id,
    version: z.int().nonnegative(),
    presence: z.enum(presences, 'invalid_choice'),
    /** Needed where it corrects what was measured, or what a verdict stands on. */
    reason: z.string().trim().max(300, 'text_too_long').optional(),
  }),
  answer: Nothing,
  summary: 'Marks the presence of one; an older version is told that somebody else marked meanwhile',
});

export const markAllPresent = endpoint({
  ...teach,
  method: 'POST',
  path: '/console/class-encounters/:encounterId/all-present',
  params: oneEncounter,
  answer: z.object({ marked: z.int() }),
  summary: 'Marks those whom nobody marked as present',
});

export const issueResults = endpoint({
  ...teach,
  method: 'POST',
  path: '/console/classes/:classId/results',
  params: one,
  body: Seen,
  answer: ClassDetail,
  summary: 'Issues the verdicts, once the encounters are over and nobody is without a mark',
});
