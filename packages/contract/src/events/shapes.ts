import { arrivalStates, arrivalWays, eventKinds, eventPhases, eventStates, uncreditedReasons } from '@vitrine/domain/events';
import { z } from 'zod';
import { Day, Id, Instant, LocaleText, RepeatRule, StoredFile } from '../kernel/index.ts';

const When = z.object({ beginsAt: Instant, endsAt: Instant, timeZone: z.string() });

/** An event as a list shows it to a member. */
export const EventCard = When.extend({
  id: Id,
  kind: z.enum(eventKinds),
  name: z.string(),
  pictureUrl: z.string().nullable(),
  /** Empty for one that is only on line. */
  place: z.string(),
  isOnline: z.boolean(),
  points: z.int().nonnegative(),
  phase: z.enum(eventPhases),
  isByInvitation: z.boolean(),
  /** The level that it is open from, in the client's words, and how many the member is below it. */
  level: z.string(),
  levelsMissing: z.int().nonnegative(),
  isComing: z.boolean(),
  arrival: z.enum(arrivalStates).nullable(),
});
export type EventCard = z.infer<typeof EventCard>;

/** Another date of a series. */
const SeriesDate = When.extend({ id: Id, phase: z.enum(eventPhases), isComing: z.boolean() });

export const EventPage = EventCard.extend({
  description: z.string(),
  program: z.array(z.object({ time: z.string(), text: z.string() })),
  address: z.string(),
  /** Where it takes place on line, for those who may enter. */
  joinUrl: z.string().nullable(),
  campaign: z.object({ id: Id, name: z.string(), isRegistered: z.boolean() }).nullable(),
  invited: z.object({ by: z.string(), at: Instant }).nullable(),
  comingAt: Instant.nullable(),
  isDeclined: z.boolean(),
  /** How many come, and some of them by their short names. */
  coming: z.object({ count: z.int().nonnegative(), names: z.array(z.string()) }),
  seatsLeft: z.int().nonnegative().nullable(),
  checkIn: z.object({ from: Instant, until: Instant }),
  arrived: z
    .object({
      state: z.enum(arrivalStates),
      at: Instant,
      points: z.int().nonnegative(),
      uncredited: z.enum(uncreditedReasons).nullable(),
      why: z.string(),
    })
    .nullable(),
  cancelledWhy: z.string(),
  /** Where it repeats: by which rule, and the other dates to come that the member may see. */
  series: z.object({ rule: RepeatRule, firstDay: Day, next: z.array(SeriesDate) }).nullable(),
  can: z.object({ answer: z.boolean(), checkIn: z.boolean() }),
});
export type EventPage = z.infer<typeof EventPage>;

/** What a check-in came to. */
export const CheckedIn = z.object({
  state: z.enum(['arrived', 'to_check']),
  at: Instant,
  points: z.int().nonnegative(),
  uncredited: z.enum(uncreditedReasons).nullable(),
  /** It was there before: nothing was credited again. */
  isAlready: z.boolean(),
});
export type CheckedIn = z.infer<typeof CheckedIn>;

const text = (limit: number) => z.string().trim().max(limit, 'text_too_long');

export const EventFields = z.strictObject({
  name: LocaleText(80),
  kind: z.enum(eventKinds, 'invalid_choice'),
  description: LocaleText(2_000),
  /** A line for each point: its time, then what happens. */
  program: LocaleText(1_500),
  fileId: Id.nullable(),
  day: Day,
  /** Times of day in the zone; one that ends no later than it begins goes on past midnight. */
  begins: text(5),
  ends: text(5),
  timeZone: text(64),
  place: text(120),
  address: text(200),
  joinUrl: text(500),
  points: z.int('invalid').min(0, 'number_too_small').max(100_000, 'number_too_big'),
  campaignId: Id.nullable(),
  /** Open from this rank on: Creator or higher (EVT-01). */
  rankNeeded: z.union([z.literal(2), z.literal(3)], 'invalid_choice'),
  isByInvitation: z.boolean(),
  seats: z.int('invalid').min(1, 'number_too_small').max(100_000, 'number_too_big').nullable(),
});
export type EventFields = z.infer<typeof EventFields>;

/** Its columns stand in the order of these fields. */
export const EventRow = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(eventStates),
  ...When.shape,
  kind: z.enum(eventKinds),
  place: z.string(),
  points: z.int(),
  coming: z.int().nonnegative(),
  arrived: z.int().nonnegative(),
});
export type EventRow = z.infer<typeof EventRow>;

export const EventDetail = When.extend({
  id: Id,
  version: z.int(),
  state: z.enum(eventStates),
  event: EventFields,
  image: StoredFile.nullable(),
  phase: z.enum(eventPhases),
  coming: z.int().nonnegative(),
  invited: z.int().nonnegative(),
  arrived: z.int().nonnegative(),
  cancelledWhy: z.string(),
  can: z.object({
    save: z.boolean(),
    savePoints: z.boolean(),
    publish: z.boolean(),
    repeat: z.boolean(),
    cancel: z.boolean(),
    invite: z.boolean(),
    checkIn: z.boolean(),
  }),
});
export type EventDetail = z.infer<typeof EventDetail>;

/** A series as its keepers see it. */
export const EventSeries = z.object({
  rule: RepeatRule,
  dates: z.array(When.extend({ id: Id, state: z.enum(eventStates), phase: z.enum(eventPhases) })),
  /** How many dates after this one a change of all to come reaches; and how many of them are drafts. */
  toCome: z.int().nonnegative(),
  drafts: z.int().nonnegative(),
});
export type EventSeries = z.infer<typeof EventSeries>;

export const Guest = z.object({
  memberId: Id,
  name: z.string(),
  invitedAt: Instant.nullable(),
  invitedBy: z.string().nullable(),
  answer: z.enum(['coming', 'declined', 'open']),
  answeredAt: Instant.nullable(),
});
export type Guest = z.infer<typeof Guest>;

/** What the organizer's screen lists: who came, who said so and did not come yet, and late scans that wait for a decision. */
export const arrivalTabs = ['arrived', 'missing', 'to_check', 'undone'] as const;
export const Arrival = z.object({
  memberId: Id,
  name: z.string(),
  state: z.enum(arrivalTabs),
  way: z.enum(arrivalWays).nullable(),
  /** By the server's clock; null for whoever is missing. */
  at: Instant.nullable(),
  scannedAt: Instant.nullable(),
  points: z.int().nonnegative(),
  uncredited: z.enum(uncreditedReasons).nullable(),
  by: z.string().nullable(),
  why: z.string(),
});
export type Arrival = z.infer<typeof Arrival>;

/** What the projector shows: the digits of the event, and the QR of this step with those of the next ones, so that a short gap of the network shows nothing old. */
export const CheckInCodes = z.object({
  now: Instant,
  /** Null outside of the window. */
  digits: z.string().nullable(),
  window: z.object({ from: Instant, until: Instant }),
  codes: z.array(z.object({ from: Instant, until: Instant, size: z.int(), path: z.string() })),
  /** Wrong tries have used the digits up: a new code is needed. */
  isUsedUp: z.boolean(),
});
export type CheckInCodes = z.infer<typeof CheckInCodes>;
