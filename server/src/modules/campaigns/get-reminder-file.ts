import type { ReminderQuery } from '@vitrine/contract/campaigns';
import { judgeReminder, type ReminderFaults } from '@vitrine/domain/campaigns';
import { textIn, timeIn } from '@vitrine/domain/kernel';
import { calendarFile } from '../../platform/calendar/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { stateAt, todayIn } from './campaign-rows.ts';
import { localeOf, reminderWords } from './choice-words.ts';
import { getPublished } from './queries.ts';
import { registrationOf } from './registration-of.ts';

type Ask = ReminderQuery & { campaignId: string; host: string };

/** Long enough to be seen in a calendar. */
const minutes = 15;

/**
 * A calendar file that reminds a member to report sales, in the member's language and the campaign's zone (VAL-13). The same member and campaign
 * have the same event: a file that is fetched again takes the place of the one before. Refuses `not_found` for drafts too, `campaign_closed`,
 * `not_registered`, and what is wrong with the wish at its fields.
 */
export async function getReminderFile(
  { db, clock, settings }: Pick<Platform, 'db' | 'clock' | 'settings'>,
  actor: Actor,
  { campaignId, host, ...wish }: Ask,
): Promise<string> {
  const reader = db.read();
  const campaign = await getPublished(reader, actor, { campaignId });
  const now = clock.now();
  if (stateAt(campaign, now) === 'closed') throw new Refusal('campaign_closed');
  if (!(await registrationOf(reader, actor, { campaignId }))) throw new Refusal('not_registered');
  const clockThere = { day: todayIn(campaign, now), time: timeIn(campaign.timeZone, now) };
  const verdict = judgeReminder({ wish, campaign, now: clockThere });
  if (!verdict.ok) throw refusedBy(verdict.fields);

  const { firstDay, at, rule } = verdict.reminder;
  const words = reminderWords(actor);
  const name = textIn(campaign.name, localeOf(actor));
  const link = new URL(`/campaigns/${campaignId}`, settings.publicUrl);
  link.hostname = host;
  return calendarFile({
    uid: `reminder-${campaignId}-${actor.memberId}@vitrine`,
    writtenAt: now,
    title: words.title.replaceAll('{{campaign}}', () => name),
    text: words.text.replaceAll('{{link}}', () => link.href),
    url: link.href,
    zone: campaign.timeZone,
    firstDay,
    at,
    minutes,
    rule,
  });
}

/** All wrong fields at once, the first one by name. */
function refusedBy(fields: ReminderFaults): Refusal {
  const [first = 'invalid_request'] = Object.values(fields);
  return new Refusal(first, { fields });
}
