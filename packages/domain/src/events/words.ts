import { repeatRefusals } from '../kernel/index.ts';

/** What an event is (EVT-01). */
export const eventKinds = ['meeting', 'training', 'launch', 'live', 'celebration'] as const;
export type EventKind = (typeof eventKinds)[number];

/** Where its planning stands; a cancelled one stays cancelled. */
export const eventStates = ['draft', 'published', 'cancelled'] as const;
export type EventState = (typeof eventStates)[number];

/** Where a published event stands by the clock; `open`: codes work. */
export const eventPhases = ['coming', 'open', 'over', 'cancelled'] as const;
export type EventPhase = (typeof eventPhases)[number];

/** Which dates of a series a change is for: one alone, or it and all later ones that have not begun. */
export const seriesScopes = ['this', 'following'] as const;
export type SeriesScope = (typeof seriesScopes)[number];

/** `to_check`: a scan that came late, which the organizer decides; `undone`: the organizer took it away. */
export const arrivalStates = ['arrived', 'to_check', 'undone'] as const;
export type ArrivalState = (typeof arrivalStates)[number];

export const arrivalWays = ['qr', 'digits', 'by_hand'] as const;
export type ArrivalWay = (typeof arrivalWays)[number];

/** Why somebody who was there got none of the event's points. */
export const uncreditedReasons = ['not_registered', 'campaign_closed', 'budget_spent'] as const;
export type UncreditedReason = (typeof uncreditedReasons)[number];

/** What a member may be refused. */
export const attendingRefusals = [
  'invalid_check_in_code',
  'check_in_code_expired',
  'check_in_code_used_up',
  'check_in_not_open',
  'check_in_over',
  'level_too_low',
  'check_in_undone',
  'event_full',
  'event_is_over',
  'event_cancelled',
] as const;

export const eventsRefusals = [
  ...attendingRefusals,
  ...repeatRefusals,
  'event_repeats_already',
  'event_has_begun',
  'event_of_no_series',
  'series_keeps_days',
  'event_not_published',
  'event_already_published',
  'name_required',
  'time_invalid',
  'event_without_length',
  'zone_unknown',
  'place_required',
  'address_unsafe',
  'campaign_required',
  'campaign_unknown',
  'event_outside_campaign',
  'points_fixed',
  'seats_below_taken',
  'program_unreadable',
  'member_missing',
  'guests_required',
  'why_required',
  'not_arrived',
] as const;
export type EventsRefusal = (typeof eventsRefusals)[number];
