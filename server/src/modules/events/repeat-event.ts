import type { EventDetail } from '@vitrine/contract/events';
import type { RepeatWish } from '@vitrine/contract/kernel';
import { judgeRepeat, type Repeat } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { recordChange } from '../../platform/audit/index.ts';
import { within, type Tx } from '../../platform/database/index.ts';
import { Refusal, refuseFields, refuseOld, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockEvent, type Event } from './event-rows.ts';
import { campaignDays, columnsOf, fieldsOf } from './form.ts';
import { getEventToManage } from './keep-events.ts';
import { tellGuestsLater } from './tell-guests.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'jobs'>;
type Ask = { eventId: string; version: number; rule: RepeatWish };

/**
 * Makes a series of an event: it is the first date, each further one an event of its own with the same words, seats and points, its own code, and the same people invited. Those of a published
 * event are published too. Refuses `changed_meanwhile`, `event_cancelled`, `event_repeats_already`, `event_has_begun`, and below `rule.` what is wrong with the rule, or that its last day lies
 * outside of the campaign.
 */
export function repeatEvent(parts: Parts, actor: Actor, { eventId, version, rule: wish }: Ask): Promise<EventDetail> {
  return parts.db.transaction(async (tx) => {
    const event = await lockEvent(tx, actor, { eventId });
    refuseOld(event, { version });
    const now = parts.clock.now();
    if (event.state === 'cancelled') throw new Refusal('event_cancelled');
    if (event.seriesId !== null) throw new Refusal('event_repeats_already');
    if (Date.parse(event.beginsAt) <= Date.parse(now)) throw new Refusal('event_has_begun');
    const repeat = await judged(tx, actor, { event, wish });
    await writeSeries(parts, tx, actor, { event, repeat });
    const change = { what: 'event.repeated', before: null, after: { rule: repeat.rule, dates: repeat.days.length } };
    await recordChange(tx, actor, { subject: 'event', subjectId: eventId, ...change, now, id: parts.newId() });
    if (event.state === 'published') await tellGuestsLater(parts, tx, actor, { eventId, what: 'changed', run: version + 1, note: '' });
    return getEventToManage(within(parts, tx), actor, { eventId });
  });
}

/** The rule with its days, the last of which the event's campaign has to hold. */
async function judged(tx: Tx, actor: Actor, { event, wish }: { event: Event; wish: RepeatWish }): Promise<Repeat> {
  const verdict = judgeRepeat(wish, { firstDay: fieldsOf(event).day });
  refuseFields(verdict.ok ? {} : verdict.faults, { prefix: 'rule.' });
  if (!verdict.ok) throw new Error('events: a rule that is refused has a fault');
  const { repeat } = verdict;
  const campaign = event.campaignId === null ? undefined : await campaignDays(tx, actor, event.campaignId);
  const isOutside = campaign !== undefined && (repeat.days.at(-1) ?? '') > campaign.ends_on;
  refuseFields({ [repeat.rule.count === null ? 'until' : 'count']: isOutside ? 'event_outside_campaign' : undefined }, { prefix: 'rule.' });
  return repeat;
}

async function writeSeries(
  { clock, newId }: Parts,
  tx: Tx,
  { tenantId }: Actor,
  { event, repeat: { rule, days } }: { event: Event; repeat: Repeat },
): Promise<void> {
  const now = clock.now();
  const seriesId = newId();
  const { frequency, interval: every, byday, until, count } = rule;
  await tx
    .insertInto('events.series')
    .values({ tenant_id: tenantId, id: seriesId, frequency, every, byday: [...byday], until, count, created_at: now })
    .execute();
  const [first = '', ...further] = days;
  await tx
    .updateTable('events.event')
    .set({ series_id: seriesId, series_day: first, version: event.version + 1, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', event.id)
    .execute();
  const form = fieldsOf(event);
  const copies = further.map((day) => ({
    ...columnsOf({ ...form, day }),
    tenant_id: tenantId,
    id: newId(),
    version: 1,
    state: event.state,
    published_at: event.state === 'published' ? now : null,
    series_id: seriesId,
    series_day: day,
    created_at: now,
    updated_at: now,
  }));
  await tx.insertInto('events.event').values(copies).execute();
  await tx
    .insertInto('events.guest')
    .columns(['tenant_id', 'event_id', 'member_id', 'invited_at', 'invited_by'])
    .expression((from) =>
      from
        .selectFrom('events.guest as g')
        .innerJoin('events.event as e', 'e.tenant_id', 'g.tenant_id')
        .select(['g.tenant_id', 'e.id', 'g.member_id', 'g.invited_at', 'g.invited_by'])
        .where('g.tenant_id', '=', tenantId)
        .where('g.event_id', '=', event.id)
        .where('g.invited_at', 'is not', null)
        .where(sql<boolean>`e.series_id = ${seriesId}::uuid and e.id <> ${event.id}::uuid`),
    )
    .execute();
}
