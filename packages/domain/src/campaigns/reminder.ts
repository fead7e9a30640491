import {
  addDays,
  firstDayOf,
  judgeRecurrence,
  recurrenceRefusals,
  weekdays,
  type LocalDate,
  type Recurrence,
  type RecurrenceWish,
} from '../kernel/index.ts';
import type { CampaignDates } from './state.ts';

/** Why a reminder is not written. */
export const reminderRefusals = [
  ...recurrenceRefusals,
  'until_before_start',
  'until_after_campaign',
  'day_required',
  'no_day_left',
  'time_invalid',
] as const;
export type ReminderRefusal = (typeof reminderRefusals)[number];

/** A reminder as somebody wrote it; `at` is the time of day in the campaign's zone. */
export type ReminderWish = RecurrenceWish & { at?: unknown };
export type Reminder = { rule: Recurrence; firstDay: LocalDate; at: string };
export type ReminderFacts = {
  wish: ReminderWish;
  campaign: Pick<CampaignDates, 'beginsOn' | 'endsOn'>;
  /** By the clock of the campaign's zone. */
  now: { day: LocalDate; time: string };
};
export type ReminderFaults = Partial<Record<keyof ReminderWish, ReminderRefusal>>;

/**
 * When a member is reminded of a campaign, or what is wrong by field (VAL-13). The first time is the next that fits the days of the week, from
 * the campaign's first day on; without an end of its own a reminder ends with the campaign.
 */
export function judgeReminder({
  wish,
  campaign,
  now,
}: ReminderFacts): { ok: true; reminder: Reminder } | { ok: false; fields: ReminderFaults } {
  const verdict = judgeRecurrence(wish);
  const fields: ReminderFaults = verdict.ok ? {} : { ...verdict.faults };
  const { at, byday, until } = wish;
  if (!isTime(at)) fields.at = 'time_invalid';
  if (wish.frequency === 'weekly' && !fields.byday && isNone(byday)) fields.byday = 'day_required';

  // Told together with whatever else is wrong: where the day or the time is not known yet, the end is held against the earliest that they can give.
  const next = isTime(at) && at <= now.time ? addDays(now.day, 1) : now.day;
  const days = fields.byday ? [] : weekdays.filter((day) => Array.isArray(byday) && byday.includes(day));
  const firstDay = firstDayOf(days, { from: next < campaign.beginsOn ? campaign.beginsOn : next });
  if (firstDay > campaign.endsOn) fields[days.length > 0 ? 'byday' : 'at'] ??= 'no_day_left';
  else if (typeof until === 'string' && !fields.until) {
    if (until < firstDay) fields.until = 'until_before_start';
    if (until > campaign.endsOn) fields.until = 'until_after_campaign';
  }
  if (!verdict.ok || !isTime(at) || Object.keys(fields).length > 0) return { ok: false, fields };
  const { rule } = verdict;
  const last = rule.until ?? (rule.count === null ? campaign.endsOn : null);
  return { ok: true, reminder: { rule: { ...rule, until: last }, firstDay, at } };
}

const isTime = (written: unknown): written is string => typeof written === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(written);
const isNone = (byday: unknown) => byday === undefined || (Array.isArray(byday) && byday.length === 0);

/** A number as somebody typed it; what is none stays a text, for the rule to judge. */
export const typedNumber = (written: string): number | string => (/^-?\d+(\.\d+)?$/.test(written) ? Number(written) : written);
