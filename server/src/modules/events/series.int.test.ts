import * as wire from '@vitrine/contract/events';
import type { Ask, RepeatWish } from '@vitrine/contract/kernel';
import { listAuditLog, renewLink } from '@vitrine/contract/kernel';
import { listNotices } from '@vitrine/contract/notices';
import { expect } from 'vitest';
import { datesIn, readEvent } from '../../platform/calendar/testing.ts';
import { aPicture } from '../../platform/storage/testing.ts';
import { test, type House } from '../../testing.ts';
import { aCampaign } from '../campaigns/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { setRank } from '../levels/testing.ts';
import { anEvent, createEvent, digitsOf, eventFields, getEventRow, type EventWish } from './testing.ts';

const weekly = (wish: Partial<RepeatWish> = {}): RepeatWish => ({
  frequency: 'weekly',
  interval: 1,
  byday: [],
  until: null,
  count: 4,
  ...wish,
});
const staff = (house: House) => aPerson(house.platform, { roles: ['program_administrator'] });
async function aMember(house: House, { tenantId }: BuiltPerson) {
  const member = await aPerson(house.platform, { tenantId });
  await house.db.transaction((tx) => setRank(house.platform, tx, { tenantId, memberId: member.memberId, rank: 2 }));
  return member;
}
const repeat = (house: House, by: BuiltPerson, eventId: string, rule: RepeatWish = weekly(), version = 1) =>
  house.call(by, wire.repeatEvent, { params: { eventId }, body: { version, rule } });
const seriesOf = async (house: House, by: BuiltPerson, eventId: string) => {
  const { series } = (await house.call(by, wire.getEventSeries, { params: { eventId } })).body;
  if (!series) throw new Error('the event repeats');
  return series;
};
const fieldsIn = async (house: House, by: BuiltPerson, eventId: string) =>
  (await house.call(by, wire.getEventToManage, { params: { eventId } })).body;
const see = async (house: House, by: BuiltPerson, eventId: string) => (await house.call(by, wire.getEvent, { params: { eventId } })).body;
const fileOf = async (house: House, by: BuiltPerson, eventId: string) =>
  String((await house.call(by, wire.getEventFile, { params: { eventId } })).body);
const told = async (house: House, member: BuiltPerson) =>
  (await house.call(member, listNotices, { query: {} })).body.items.map(({ kind }) => kind).filter((kind) => kind.startsWith('event_'));

/** A Friday in the evening in Santiago, whose clock is put back on the fifth of April 2037, between its second and third date. */
const friday: EventWish = { day: '2037-03-27', begins: '19:00', ends: '21:00', timeZone: 'America/Santiago' };

/** A published series of four Fridays, with somebody who is invited to each. */
async function aSeries(house: House, wish: EventWish = friday) {
  const author = await staff(house);
  const guest = await aMember(house, author);
  const { id: first } = await createEvent(house.platform, author.actor, eventFields(house.platform, wish));
  await house.call(author, wire.inviteGuests, { params: { eventId: first }, body: { memberIds: [guest.memberId], groupIds: [] } });
  await repeat(house, author, first);
  const [, second = '', third = '', last = ''] = (await seriesOf(house, author, first)).dates.map(({ id }) => id);
  await house.call(author, wire.publishEvent, { params: { eventId: first }, body: { version: 2, scope: 'following' } });
  await house.drain();
  const ids: [string, string, string, string] = [first, second, third, last];
  return { author, guest, ids };
}

test('VAL-13 an event that repeats is an event of its own on each date: hours stay local, with its own code and seats, and with the same people invited', async ({
  house,
}) => {
  const { author, guest, ids } = await aSeries(house, { ...friday, seats: 5 });
  const { rule, dates, toCome } = await seriesOf(house, author, ids[0]);
  expect(rule).toEqual({ frequency: 'weekly', interval: 1, byday: ['FR'], until: null, count: 4 });
  expect(dates.map(({ beginsAt, state }) => [beginsAt, state])).toEqual([
    ['2037-03-27T22:00:00.000Z', 'published'],
    ['2037-04-03T22:00:00.000Z', 'published'],
    ['2037-04-10T23:00:00.000Z', 'published'],
    ['2037-04-17T23:00:00.000Z', 'published'],
  ]);
  expect([toCome, (await seriesOf(house, author, ids[2])).toCome]).toEqual([3, 1]);
  const codes = await Promise.all(
    ids.map(async (eventId) =>
      digitsOf(house.platform, { ...(await getEventRow(house.db.write(), author, { eventId })), tenantId: author.tenantId }),
    ),
  );
  expect(new Set(codes).size).toBe(4);
  await house.call(guest, wire.answerEvent, { params: { eventId: ids[1] }, body: { isComing: true } });
  expect([(await see(house, guest, ids[1])).seatsLeft, (await see(house, guest, ids[2])).seatsLeft]).toEqual([4, 5]);
  expect((await see(house, guest, ids[3])).invited).toMatchObject({ by: author.actor.fullName });
  expect(await told(house, guest)).toEqual(['event_invited']); // to four dates, once
  const { items } = (await house.call(author, listAuditLog, { query: { subject: 'event', subjectId: ids[0] } })).body;
  expect(items.map(({ what }) => what)).toEqual(['event.published', 'event.repeated', 'event.invited', 'event.created']);
});

test('VAL-13 what is wrong with the rule is told at its field, and nothing is made', async ({ house }) => {
  const author = await staff(house);
  const { id: eventId } = await createEvent(house.platform, author.actor, eventFields(house.platform, friday));
  const refused: [Partial<RepeatWish>, string, string][] = [
    [{ frequency: 'hourly' }, 'frequency', 'frequency_unknown'],
    [{ interval: 0 }, 'interval', 'not_whole'],
    [{ count: 0 }, 'count', 'not_whole'],
    [{ count: 2.5 }, 'count', 'not_whole'],
    [{ count: null }, 'until', 'end_required'],
    [{ until: '2037-12-31' }, 'count', 'until_and_count'],
    [{ count: null, until: '2037-02-30' }, 'until', 'until_invalid'],
    [{ count: null, until: '2037-03-26' }, 'until', 'ends_before_start'],
    [{ count: null, until: '2037-03-28' }, 'until', 'one_date_only'],
    [{ count: 61 }, 'count', 'too_many_dates'],
    [{ byday: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU', 'FR'] }, 'byday', 'too_many_days'],
    [{ byday: ['FR', 'FR'] }, 'byday', 'days_invalid'],
    [{ byday: ['FRI'] }, 'byday', 'days_invalid'],
    [{ byday: ['MO'] }, 'byday', 'own_day_missing'],
    [{ frequency: 'daily', byday: ['FR'] }, 'byday', 'days_of_weeks_only'],
  ];
  for (const [wish, field, code] of refused)
    expect((await repeat(house, author, eventId, weekly(wish))).body).toMatchObject({ fields: { [`rule.${field}`]: code } });
  expect((await house.call(author, wire.getEventSeries, { params: { eventId } })).body).toEqual({ series: null });
  expect((await house.call(author, wire.listEventsToManage, { query: {} })).body.items).toHaveLength(1);
});

test('VAL-13 what has begun, was called off or repeats already is not repeated; nor by another client, nor by whoever may not write', async ({
  house,
}) => {
  const author = await staff(house);
  const begun = await anEvent(house.platform, author.actor, { inMinutes: 10 });
  await house.db.pool.query(`update events.event set begins_at = begins_at - interval '20 minutes' where id = $1`, [begun]);
  expect((await repeat(house, author, begun, weekly(), 2)).body).toMatchObject({ refusal: 'event_has_begun' });
  const gone = await anEvent(house.platform, author.actor, friday);
  await house.call(author, wire.cancelEvent, { params: { eventId: gone }, body: { version: 2, why: 'Chuva' } });
  expect((await repeat(house, author, gone, weekly(), 3)).body).toMatchObject({ refusal: 'event_cancelled' });
  const { id: eventId } = await createEvent(house.platform, author.actor, eventFields(house.platform, friday));
  const [stranger, member] = [await staff(house), await aMember(house, author)];
  expect([(await repeat(house, stranger, eventId)).status, (await repeat(house, member, eventId)).status]).toEqual([404, 404]);
  expect((await house.call(stranger, wire.getEventSeries, { params: { eventId } })).status).toBe(404);
  expect((await repeat(house, author, eventId, weekly(), 2)).body).toMatchObject({ refusal: 'changed_meanwhile' });
  expect((await repeat(house, author, eventId)).status).toBe(200);
  expect((await repeat(house, author, eventId, weekly(), 2)).body).toMatchObject({ refusal: 'event_repeats_already' });
});

test('VAL-13 of two who repeat an event at once one makes its dates; the same request again makes none more', async ({ house }) => {
  const author = await staff(house);
  const { id: eventId } = await createEvent(house.platform, author.actor, eventFields(house.platform, friday));
  const both = await Promise.all([repeat(house, author, eventId), repeat(house, author, eventId)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const { id: other } = await createEvent(house.platform, author.actor, eventFields(house.platform, { ...friday, day: '2037-06-05' }));
  const ask: Ask<typeof wire.repeatEvent> = { params: { eventId: other }, body: { version: 1, rule: weekly() } };
  const once = { 'idempotency-key': house.platform.newId() };
  const [first, again] = [await house.call(author, wire.repeatEvent, ask, once), await house.call(author, wire.repeatEvent, ask, once)];
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  expect((await house.call(author, wire.listEventsToManage, { query: { limit: 100 } })).body.items).toHaveLength(8);
});

test('VAL-13 the campaign of the points holds the last date too', async ({ house }) => {
  const author = await staff(house);
  const { campaignId } = await aCampaign(house.platform, author.actor, {});
  const { id: eventId } = await createEvent(house.platform, author.actor, eventFields(house.platform, { points: 10, campaignId }));
  expect((await repeat(house, author, eventId, weekly({ count: 60 }))).body).toMatchObject({
    fields: { 'rule.count': 'event_outside_campaign' },
  });
  const { status } = await repeat(house, author, eventId, weekly({ frequency: 'daily', count: 2 }));
  expect(status).toBe(200);
  const { dates } = await seriesOf(house, author, eventId);
  expect((await fieldsIn(house, author, dates[1]?.id ?? '')).event).toMatchObject({ points: 10, campaignId });
});

test('VAL-13 a change of one date is of it alone; one of all to come reaches those behind it that have not begun, each on its day, and is told once', async ({
  house,
}) => {
  const { author, guest, ids } = await aSeries(house);
  const [first, second, third, last] = ids;
  const save = async (eventId: string, scope: 'this' | 'following', change: object) => {
    const { version, event } = await fieldsIn(house, author, eventId);
    return house.call(author, wire.saveEvent, { params: { eventId }, body: { version, scope, event: { ...event, ...change } } });
  };
  expect((await save(second, 'this', { place: 'Outra loja', day: '2037-04-04' })).status).toBe(200);
  await house.drain();
  expect((await save(second, 'following', { day: '2037-04-05' })).body).toMatchObject({ fields: { 'event.day': 'series_keeps_days' } });
  expect((await save(third, 'following', { begins: '18:00', place: 'Auditório' })).status).toBe(200);
  await house.drain();
  const kept = await Promise.all(ids.map((eventId) => fieldsIn(house, author, eventId)));
  expect(kept.map(({ event: { day, begins, place } }) => [day, begins, place])).toEqual([
    ['2037-03-27', '19:00', 'Loja Horizonte, Paulista'],
    ['2037-04-04', '19:00', 'Outra loja'],
    ['2037-04-10', '18:00', 'Auditório'],
    ['2037-04-17', '18:00', 'Auditório'],
  ]);
  expect(await told(house, guest)).toEqual(['event_changed', 'event_changed', 'event_invited']);
  // What was changed of the date meanwhile is not in the way: all to come are then as that one.
  const { version, event } = await fieldsIn(house, author, third);
  await save(third, 'this', { name: { 'pt-BR': 'Noite aberta' } });
  const body = { version, scope: 'following' as const, event: { address: 'Rua 7' }, was: { address: event.address } };
  expect((await house.call(author, wire.saveEvent, { params: { eventId: third }, body })).status).toBe(200);
  const open = { name: { 'pt-BR': 'Noite aberta' }, address: 'Rua 7' };
  expect((await fieldsIn(house, author, last)).event).toMatchObject({ ...open, day: '2037-04-17' });
  const stale = await house.call(author, wire.saveEvent, {
    params: { eventId: last },
    body: { version: 1, scope: 'following', event: eventFields(house.platform, friday) },
  });
  expect(stale.body).toMatchObject({ refusal: 'changed_meanwhile' });
  const lone = await anEvent(house.platform, author.actor, friday);
  expect(
    (
      await house.call(author, wire.saveEvent, {
        params: { eventId: lone },
        body: { version: 2, scope: 'following', event: eventFields(house.platform, friday) },
      })
    ).body,
  ).toMatchObject({ refusal: 'event_of_no_series' });
  expect((await fieldsIn(house, author, first)).version).toBe(3);
});

test('VAL-13 one fault on a later date leaves all as they were', async ({ house }) => {
  const { author, guest, ids } = await aSeries(house, { ...friday, seats: 2 });
  const other = await aMember(house, author);
  for (const who of [guest, other]) await house.call(who, wire.answerEvent, { params: { eventId: ids[3] }, body: { isComing: true } });
  const { version, event } = await fieldsIn(house, author, ids[1]);
  const fewer = { version, scope: 'following' as const, event: { ...event, seats: 1 } };
  expect((await house.call(author, wire.saveEvent, { params: { eventId: ids[1] }, body: fewer })).body).toMatchObject({
    fields: { 'event.seats': 'seats_below_taken' },
  });
  expect((await fieldsIn(house, author, ids[1])).event.seats).toBe(2);
});

test('VAL-13 all to come are called off with one notice; what has begun stays, and a draft among them stays a draft', async ({ house }) => {
  const { author, guest, ids } = await aSeries(house);
  const [first, second, third, last] = ids;
  await house.db.pool.query(`update events.event set state = 'draft', published_at = null where id = $1`, [last]);
  await house.db.pool.query(
    `update events.event set begins_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' where id = $1`,
    [third],
  );
  const cancel = (version: number) =>
    house.call(author, wire.cancelEvent, { params: { eventId: first }, body: { version, scope: 'following', why: 'Reforma' } });
  const both = await Promise.all([cancel(3), cancel(3)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  await house.drain();
  expect((await seriesOf(house, author, first)).dates.map(({ id, state }) => [id, state])).toEqual([
    [first, 'cancelled'],
    [second, 'cancelled'],
    [third, 'published'],
    [last, 'draft'],
  ]);
  expect(await told(house, guest)).toEqual(['event_cancelled', 'event_invited']);
});

test('VAL-13 a member reads the rule with the other dates to come; of a series by invitation only those that invite them', async ({
  house,
}) => {
  const { author, guest, ids } = await aSeries(house, { ...friday, isByInvitation: true });
  const [first, second, third, last] = ids;
  await house.call(author, wire.withdrawInvitation, { params: { eventId: third, memberId: guest.memberId } });
  await house.call(guest, wire.answerEvent, { params: { eventId: last }, body: { isComing: true } });
  const { series } = await see(house, guest, second);
  expect(series?.rule).toMatchObject({ frequency: 'weekly', byday: ['FR'], count: 4 });
  expect(series?.firstDay).toBe('2037-03-27');
  expect(series?.next.map(({ id, isComing }) => [id, isComing])).toEqual([
    [first, false],
    [last, true],
  ]);
  expect(datesIn(await fileOf(house, guest, first)).map(({ at }) => at)).toEqual([
    '2037-03-27T22:00:00.000Z',
    '2037-04-03T22:00:00.000Z',
    '2037-04-17T23:00:00.000Z',
  ]);
  const alone = await anEvent(house.platform, author.actor, { ...friday, day: '2037-08-07' });
  expect((await see(house, guest, alone)).series).toBeNull();
});

test('VAL-13 the calendar file of a series holds its rule, without what was called off and with what was moved; it is the same file whichever date is asked', async ({
  house,
}) => {
  const { author, guest, ids } = await aSeries(house);
  const [first, second, third, last] = ids;
  await house.call(author, wire.cancelEvent, { params: { eventId: second }, body: { version: 2, why: 'Feriado' } });
  const { version, event } = await fieldsIn(house, author, third);
  const moved = { ...event, day: '2037-04-12', begins: '10:00', ends: '11:00', place: 'Sala 2', timeZone: 'America/Sao_Paulo' };
  await house.call(author, wire.saveEvent, { params: { eventId: third }, body: { version, event: moved } });
  const file = await fileOf(house, guest, third);
  expect(file).toContain('RRULE:FREQ=WEEKLY;COUNT=4;BYDAY=FR');
  expect(datesIn(file).map(({ at, minutes, place }) => [at, minutes, place.split(',')[0]])).toEqual([
    ['2037-03-27T22:00:00.000Z', 120, 'Loja Horizonte'],
    ['2037-04-12T13:00:00.000Z', 60, 'Sala 2'],
    ['2037-04-17T23:00:00.000Z', 120, 'Loja Horizonte'],
  ]);
  const without = (text: string) => text.replaceAll(/^(DTSTAMP|SEQUENCE):.*$/gm, '');
  expect(without(await fileOf(house, guest, last))).toBe(without(file));
  expect(readEvent(await fileOf(house, guest, first)).uid).toBe(readEvent(file).uid);
  expect((await house.call(guest, wire.getEventFile, { params: { eventId: second } })).body).toMatchObject({ refusal: 'event_cancelled' });
});

test('VAL-13 the picture of a series opens for whoever is invited to one of its dates, and for nobody else', async ({ house }) => {
  const author = await staff(house);
  const [guest, other] = [await aMember(house, author), await aMember(house, author)];
  const { siteId, tenantId, personId } = author.actor;
  const picture = { purpose: 'image' as const, name: 'capa.jpg', content: await aPicture('jpeg'), isPublic: false };
  const { id: fileId } = await house.platform.storage.put({ siteId, tenantId, personId, ...picture });
  const form = eventFields(house.platform, { ...friday, fileId, isByInvitation: true });
  const { id: first } = await createEvent(house.platform, author.actor, form);
  await repeat(house, author, first);
  const last = (await seriesOf(house, author, first)).dates.at(-1)?.id ?? '';
  await house.call(author, wire.publishEvent, { params: { eventId: first }, body: { version: 2, scope: 'following' } });
  await house.call(author, wire.inviteGuests, { params: { eventId: last }, body: { memberIds: [guest.memberId], groupIds: [] } });
  const open = async (person: BuiltPerson) => (await house.call(person, renewLink, { body: { fileId } })).status;
  expect([await open(guest), await open(other)]).toEqual([200, 404]);
});
