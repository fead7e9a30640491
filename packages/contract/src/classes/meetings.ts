/** Meetings in our own page: where a client's run, going in, and what was watched. */
import { classesRefusals, meetingProviders } from '@vitrine/domain/classes';
import { z } from 'zod';
import { endpoint, Id, Instant, Nothing } from '../kernel/index.ts';

const modules = ['presential_courses', 'live_classes', 'webcasts'] as const;
const oneEncounter = z.object({ encounterId: Id });
const settle = { needs: 'classes.meetings', refusals: [...classesRefusals, 'changed_meanwhile'] } as const;

export const MeetingProviderForm = z.strictObject({
  kind: z.enum(meetingProviders, 'invalid_choice'),
  /** A host name that everybody can reach: no address, no port, no path. */
  domain: z
    .string()
    .trim()
    .toLowerCase()
    .max(253, 'text_too_long')
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, 'host_invalid'),
  appId: z.string().trim().min(1, 'required').max(200, 'text_too_long'),
  /** Of JaaS: which of its keys signs. */
  keyId: z.string().trim().max(200, 'text_too_long'),
  /** Empty: stays what it was. */
  secret: z.string().max(8_000, 'text_too_long'),
});
export type MeetingProviderForm = z.infer<typeof MeetingProviderForm>;

export const MeetingProviderSettings = z.object({
  /** 0: nobody wrote it down yet. */
  version: z.int().nonnegative(),
  kind: z.enum(meetingProviders),
  domain: z.string(),
  appId: z.string(),
  keyId: z.string(),
  hasSecret: z.boolean(),
});
export type MeetingProviderSettings = z.infer<typeof MeetingProviderSettings>;

export const getMeetingProvider = endpoint({
  ...settle,
  method: 'GET',
  path: '/console/meeting-provider',
  answer: MeetingProviderSettings,
  summary: 'Where meetings of this client run; its key is told to nobody',
});

export const saveMeetingProvider = endpoint({
  ...settle,
  method: 'PUT',
  path: '/console/meeting-provider',
  body: z.strictObject({ version: z.int().nonnegative(), settings: MeetingProviderForm }),
  answer: MeetingProviderSettings,
  keyed: false, // it holds a key
  summary: 'Saves where meetings run; fields are refused below `settings.`',
});

export const removeMeetingProvider = endpoint({
  ...settle,
  method: 'DELETE',
  path: '/console/meeting-provider',
  answer: Nothing,
  summary: 'Forgets where meetings run; those that are planned open no more in our page',
});

export const MeetingTicket = z.object({
  /** The page of the content origin that the meeting runs in. */
  page: z.url(),
  domain: z.string(),
  isPlain: z.boolean(),
  room: z.string(),
  /** Of this person, for five minutes. */
  token: z.string(),
  language: z.string(),
  subject: z.string(),
  /** The same meeting at the provider’s, where its script does not come. */
  plainUrl: z.url(),
});
export type MeetingTicket = z.infer<typeof MeetingTicket>;

export const joinMeeting = endpoint({
  method: 'POST',
  path: '/class-encounters/:encounterId/meeting',
  module: modules,
  params: oneEncounter,
  answer: MeetingTicket,
  refusals: classesRefusals,
  keyed: false, // a ticket lives minutes, and each call gives another one
  summary: 'A personal ticket into a meeting in our own page, while it may be entered (WEB-03)',
});

export const WatchedSpan = z.strictObject({ event_id: Id, from: Instant, to: Instant });
export type WatchedSpan = z.infer<typeof WatchedSpan>;

export const reportWatching = endpoint({
  method: 'POST',
  path: '/class-encounters/:encounterId/watching',
  module: modules,
  params: oneEncounter,
  body: z.strictObject({
    /** What the device’s clock shows now: the server corrects each span by it. */
    sentAt: Instant,
    spans: z.array(WatchedSpan).min(1, 'required').max(100, 'too_many'),
  }),
  answer: z.object({ watchedSeconds: z.int().nonnegative() }),
  refusals: classesRefusals,
  keyed: false, // a union: the same again changes nothing
  summary: 'What of a meeting was before the member; told twice or by two devices it counts once (WEB-04)',
});
