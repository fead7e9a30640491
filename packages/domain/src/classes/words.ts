import { repeatRefusals } from '../kernel/index.ts';

/** What a class is: at a place, live on the screen with activities, or live to watch. */
export const classKinds = ['presential', 'live_class', 'webinar'] as const;
export type ClassKind = (typeof classKinds)[number];

/** States of a class as members read them (PRE-02, LIV-01, WEB-01). */
export const classStates = [
  'opened',
  'closed',
  'offline',
  'finished',
  'live',
  'scheduled',
  'pre_scheduled',
  'canceled',
  'awaiting_results',
  'in_progress',
  'intermission',
  'no_vacancy',
] as const;
export type ClassState = (typeof classStates)[number];

/** Those that a kind may be in; a filter of a kind offers no other. */
export const statesOfKind = {
  presential: classStates,
  live_class: ['opened', 'closed', 'offline', 'finished', 'live', 'scheduled', 'pre_scheduled', 'canceled', 'no_vacancy'],
  webinar: ['opened', 'closed', 'offline', 'finished', 'no_vacancy'],
} as const satisfies Record<ClassKind, readonly ClassState[]>;

/** The member's own part in a class. */
export const classParts = ['none', 'waiting', 'subscribed', 'left'] as const;
export type ClassPart = (typeof classParts)[number];

export const presences = ['present', 'absent', 'excused'] as const;
export type Presence = (typeof presences)[number];

export const classResults = ['approved', 'not_approved'] as const;
export type ClassResult = (typeof classResults)[number];

/** What an instructor does with a meeting. */
export const encounterActs = ['start', 'pause', 'resume', 'end'] as const;
export type EncounterAct = (typeof encounterActs)[number];

/** Where meetings in our own page run: a Jitsi of one’s own, or the hosted one of 8x8 (JaaS). */
export const meetingProviders = ['jitsi', 'jaas'] as const;
export type MeetingProvider = (typeof meetingProviders)[number];

export const classesRefusals = [
  ...repeatRefusals,
  'class_full',
  'subscription_not_open',
  'subscription_closed',
  'time_conflict',
  'class_canceled',
  'class_finished',
  'seats_below_taken',
  'not_subscribed',
  'training_not_finished',
  'reaction_sent',
  'act_not_now',
  'encounter_overlap',
  'encounter_in_gap',
  'course_required',
  'place_required',
  'zone_unknown',
  'window_invalid',
  'verdict_open',
  'meetings_off',
  'meeting_not_open',
  'meeting_key_missing',
  'meeting_key_invalid',
  'reason_required',
] as const;
export type ClassesRefusal = (typeof classesRefusals)[number];
