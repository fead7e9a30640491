import * as wire from '@vitrine/contract/events';
import { listAuditLog } from '@vitrine/contract/kernel';
import { listNotices } from '@vitrine/contract/notices';
import { expect } from 'vitest';
import { readEvent } from '../../platform/calendar/testing.ts';
import { test, type House } from '../../testing.ts';
import { aCampaign } from '../campaigns/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { setRank } from '../levels/testing.ts';
import { anEvent, eventFields, remindGuests, type EventWish } from './testing.ts';

const staff = (house: House) => aPerson(house.platform, { roles: ['program_administrator'] });
async function aMember(house: House, { tenantId }: BuiltPerson, { rank = 2, fullName }: { rank?: 1 | 2 | 3; fullName?: string } = {}) {
  const member = await aPerson(house.platform, { tenantId, ...(fullName === undefined ? {} : { fullName }) });
  await house.db.transaction((tx) => setRank(house.platform, tx, { tenantId, memberId: member.memberId, rank }));
  return member;
}
/** The event is earlier than it was written: the clock of sessions stays. */
const putBack = ({ db }: House, eventId: string, minutes: number) =>
  db.pool.query(
    `update events.event set begins_at = begins_at - $2 * interval '1 minute', ends_at = ends_at - $2 * interval '1 minute' where id = $1`,
    [eventId, minutes],
  );
const idsOf = async (house: House, member: BuiltPerson, when: 'coming' | 'past' = 'coming') =>
  (await house.call(member, wire.listEvents, { query: { when } })).body.items.map(({ id }) => id);
const see = (house: House, member: BuiltPerson, eventId: string) => house.call(member, wire.getEvent, { params: { eventId } });
const answer = (house: House, member: BuiltPerson, eventId: string, isComing = true) =>
  house.call(member, wire.answerEvent, { params: { eventId }, body: { isComing } });
const invite = (house: House, by: BuiltPerson, eventId: string, memberIds: string[], groupIds: string[] = []) =>
  house.call(by, wire.inviteGuests, { params: { eventId }, body: { memberIds, groupIds } });
const kindsTold = async (house: House, member: BuiltPerson) =>
  (await house.call(member, listNotices, { query: {} })).body.items.map(({ kind }) => kind).filter((kind) => kind.startsWith('event_'));

test('EVT-01 a draft is for nobody; a published event is there with its type, its times and its zone, and says to whom is missing a level', async ({
  house,
}) => {
  const author = await staff(house);
  const [creator, beginner] = [await aMember(house, author), await aMember(house, author, { rank: 1 })];
  const form = eventFields(house.platform, { inMinutes: 3_000, timeZone: 'America/Manaus', rankNeeded: 2, kind: 'training' });
  const { id: eventId } = (await house.call(author, wire.createEvent, { body: form })).body;
  expect([await idsOf(house, creator), (await see(house, creator, eventId)).status]).toEqual([[], 404]);
  const publish = () => house.call(author, wire.publishEvent, { params: { eventId }, body: { version: 1 } });
  expect((await publish()).body).toMatchObject({ state: 'published', event: form });
  expect((await publish()).body).toMatchObject({ refusal: 'changed_meanwhile' });
  const { body } = await see(house, creator, eventId);
  expect(body).toMatchObject({ kind: 'training', timeZone: 'America/Manaus', phase: 'coming', levelsMissing: 0, level: 'Intermediário' });
  expect(body.program).toEqual([
    { time: '19:00', text: 'Café' },
    { time: '19:20', text: 'Conversa' },
  ]);
  expect((await see(house, beginner, eventId)).body).toMatchObject({ levelsMissing: 1, can: { answer: false, checkIn: false } });
  expect((await answer(house, beginner, eventId)).body).toMatchObject({ refusal: 'level_too_low' });
  await putBack(house, eventId, 4_000);
  expect([await idsOf(house, creator), await idsOf(house, creator, 'past')]).toEqual([[], [eventId]]);
});

test('EVT-01 one by invitation is there for its guests alone, who are told once however often and by what they are invited', async ({
  house,
}) => {
  const author = await staff(house);
  const [guest, other] = [await aMember(house, author), await aMember(house, author)];
  const form = eventFields(house.platform, { isByInvitation: true });
  const { id: eventId } = (await house.call(author, wire.createEvent, { body: form })).body;
  expect((await invite(house, author, eventId, [guest.memberId])).body).toEqual({ invited: 1 });
  await house.drain();
  expect(await kindsTold(house, guest)).toEqual([]);
  await house.call(author, wire.publishEvent, { params: { eventId }, body: { version: 1 } });
  expect((await invite(house, author, eventId, [guest.memberId])).body).toEqual({ invited: 0 });
  await house.drain();
  expect(await kindsTold(house, guest)).toEqual(['event_invited']);
  expect([await idsOf(house, guest), await idsOf(house, other)]).toEqual([[eventId], []]);
  expect((await see(house, guest, eventId)).body).toMatchObject({ invited: { by: author.actor.fullName } });
  expect([(await see(house, other, eventId)).status, (await answer(house, other, eventId)).status]).toEqual([404, 404]);

  expect((await invite(house, author, eventId, [])).body).toMatchObject({ refusal: 'guests_required' });
  expect((await invite(house, author, eventId, [house.platform.newId()])).body).toMatchObject({ refusal: 'member_missing' });
  expect((await invite(house, author, eventId, [], [house.platform.newId()])).body).toMatchObject({
    fields: { groupIds: 'invalid_choice' },
  });
  const withdraw = () => house.call(author, wire.withdrawInvitation, { params: { eventId, memberId: guest.memberId } });
  expect([(await withdraw()).status, (await withdraw()).status, (await see(house, guest, eventId)).status]).toEqual([200, 404, 404]);
});

test('EVT-01 the last seat goes to one of two who want it at once, and comes back when its holder does not come', async ({ house }) => {
  const author = await staff(house);
  const eventId = await anEvent(house.platform, author.actor, { seats: 1 });
  const people = await Promise.all([1, 2, 3].map(() => aMember(house, author)));
  const answers = await Promise.all(people.map((one) => answer(house, one, eventId)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  expect(answers.flatMap(({ body }) => ('refusal' in body ? body.refusal : []))).toEqual(['event_full', 'event_full']);
  const holder = people.find((_, at) => answers[at]?.status === 200);
  const other = people.find((one) => one !== holder);
  if (!holder || !other) throw new Error('somebody has the seat');
  for (const _again of [1, 2]) expect((await answer(house, holder, eventId, true)).body).toMatchObject({ seatsLeft: 0, isComing: true });
  for (const _again of [1, 2]) expect((await answer(house, holder, eventId, false)).body).toMatchObject({ seatsLeft: 1, isDeclined: true });
  expect((await answer(house, other, eventId)).body).toMatchObject({ seatsLeft: 0, coming: { count: 1 } });
  const saved = await house.call(author, wire.saveEvent, {
    params: { eventId },
    body: { version: 2, event: eventFields(house.platform, { seats: 3 }) },
  });
  expect(saved.body).toMatchObject({ coming: 1, event: { seats: 3 } });
});

test('EVT-01 guests hear of another time, of the day before, and of a cancelled event with its reason; each once', async ({ house }) => {
  const author = await staff(house);
  const [guest, coming] = [await aMember(house, author), await aMember(house, author)];
  const wish: EventWish = { inMinutes: 3_000 };
  const eventId = await anEvent(house.platform, author.actor, wish);
  await invite(house, author, eventId, [guest.memberId]);
  await answer(house, coming, eventId);
  const save = (version: number, form: EventWish) =>
    house.call(author, wire.saveEvent, {
      params: { eventId },
      body: { version, event: eventFields(house.platform, { ...wish, ...form }) },
    });
  expect((await save(2, { description: { 'pt-BR': 'Outro texto' } })).status).toBe(200);
  await house.drain();
  expect(await kindsTold(house, coming)).toEqual([]);
  expect((await save(3, { inMinutes: 3_060 })).status).toBe(200);
  await house.drain();
  expect([await kindsTold(house, coming), await kindsTold(house, guest)]).toEqual([['event_changed'], ['event_changed', 'event_invited']]);
  await putBack(house, eventId, 2_000);
  for (const _again of [1, 2]) {
    await remindGuests(house.platform);
    await house.drain();
  }
  expect([await kindsTold(house, coming), await kindsTold(house, guest)]).toEqual([
    ['event_reminder', 'event_changed'],
    ['event_changed', 'event_invited'],
  ]);
  const cancel = (version: number, why: string) => house.call(author, wire.cancelEvent, { params: { eventId }, body: { version, why } });
  expect((await cancel(4, '')).body).toMatchObject({ fields: { why: 'why_required' } });
  expect((await cancel(4, 'Chuva forte')).body).toMatchObject({ state: 'cancelled' });
  await house.drain();
  expect((await kindsTold(house, coming))[0]).toBe('event_cancelled');
  expect((await see(house, coming, eventId)).body).toMatchObject({
    phase: 'cancelled',
    cancelledWhy: 'Chuva forte',
    can: { answer: false },
  });
  expect((await answer(house, guest, eventId)).body).toMatchObject({ refusal: 'event_cancelled' });
  expect((await save(5, {})).body).toMatchObject({ refusal: 'event_cancelled' });
  const { items } = (await house.call(author, listAuditLog, { query: { subject: 'event' } })).body;
  expect(items.map(({ what }) => what)).toEqual([
    'event.cancelled',
    'event.saved',
    'event.saved',
    'event.invited',
    'event.published',
    'event.created',
  ]);
});

test('EVT-01 what an event lacks is told at its fields; its campaign has to be the client’s and to hold its day', async ({ house }) => {
  const author = await staff(house);
  const stranger = await staff(house);
  const { campaignId } = await aCampaign(house.platform, author.actor, {});
  const create = async (wish: EventWish) => (await house.call(author, wire.createEvent, { body: eventFields(house.platform, wish) })).body;
  expect(await create({ points: 10 })).toMatchObject({ fields: { campaignId: 'campaign_required' } });
  expect(await create({ points: 10, campaignId: house.platform.newId() })).toMatchObject({ fields: { campaignId: 'campaign_unknown' } });
  expect(await create({ points: 10, campaignId, day: '2031-01-01' })).toMatchObject({ fields: { day: 'event_outside_campaign' } });
  expect(await create({ place: '', program: { 'pt-BR': 'sem hora' } })).toMatchObject({
    fields: { place: 'place_required', program: 'program_unreadable' },
  });
  const { id: eventId } = (await house.call(author, wire.createEvent, { body: eventFields(house.platform, { points: 10, campaignId }) }))
    .body;
  const publish = (by: BuiltPerson) => house.call(by, wire.publishEvent, { params: { eventId }, body: { version: 1 } });
  expect([(await publish(stranger)).status, (await publish(author)).status]).toEqual([404, 200]);
  const more = { version: 2, event: eventFields(house.platform, { points: 20, campaignId }) };
  expect((await house.call(author, wire.saveEvent, { params: { eventId }, body: more })).body).toMatchObject({
    fields: { 'event.points': 'points_fixed' },
  });
});

test('EVT-01 an event goes into the member’s own calendar, at its time in its zone, with its place', async ({ house }) => {
  const author = await staff(house);
  const member = await aMember(house, author);
  const timeZone = 'America/Santiago';
  const eventId = await anEvent(house.platform, author.actor, { day: '2035-03-30', begins: '19:00', ends: '21:30', timeZone });
  const { status, body, headers } = await house.call(member, wire.getEventFile, { params: { eventId } });
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const event = readEvent(String(body));
  expect([event.summary, event.location]).toEqual(['Encontro de Criadores', 'Loja Horizonte, Paulista, Av. Paulista, 1.450']);
  expect(event.startDate.toJSDate().toISOString()).toBe('2035-03-30T22:00:00.000Z');
  expect(event.duration.toSeconds()).toBe(150 * 60);
});
