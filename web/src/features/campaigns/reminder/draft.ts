import type { CampaignCard } from '@vitrine/contract/campaigns';
import { judgeReminder, typedNumber, type ReminderFaults } from '@vitrine/domain/campaigns';
import { weekdayOf, type RecurrenceFrequency, type Weekday } from '@vitrine/domain/kernel';
import { timeOfDay, today } from '../../../shared/device/clock.ts';
import type { ReminderAsked } from '../calls.ts';

/** A reminder as it stands on the form: numbers are what was typed. */
export type ReminderDraft = {
  frequency: RecurrenceFrequency;
  interval: string;
  byday: readonly Weekday[];
  at: string;
  ends: 'on_day' | 'after';
  until: string;
  count: string;
};
type Dates = Pick<CampaignCard, 'beginsOn' | 'endsOn' | 'timeZone'>;

/** Once a week at the end of the day, until the campaign ends. */
export function proposedReminder({ beginsOn, endsOn, timeZone }: Dates): ReminderDraft {
  const now = today(timeZone);
  const byday = [weekdayOf(now < beginsOn ? beginsOn : now)];
  return { frequency: 'weekly', interval: '1', byday, at: '18:00', ends: 'on_day', until: endsOn, count: '4' };
}

/** What is sent: of the two ends the chosen one, and days only where weeks are counted. */
export const asked = ({ frequency, interval, byday, at, ends, until, count }: ReminderDraft): ReminderAsked => ({
  frequency,
  interval,
  at,
  ...(frequency === 'weekly' ? { byday: [...byday] } : {}),
  ...(ends === 'on_day' ? { until } : { count }),
});

/** What is wrong with it, by the same rule as the server's. */
export function faultsOf(draft: ReminderDraft, campaign: Dates): ReminderFaults {
  const { interval, count, ...wish } = asked(draft);
  const verdict = judgeReminder({
    wish: { ...wish, interval: typedNumber(interval ?? ''), ...(count === undefined ? {} : { count: typedNumber(count) }) },
    campaign,
    now: { day: today(campaign.timeZone), time: timeOfDay(campaign.timeZone) },
  });
  return verdict.ok ? {} : verdict.fields;
}
