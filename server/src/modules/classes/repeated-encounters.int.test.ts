import * as wire from '@vitrine/contract/classes';
import type { Ask, RepeatWish } from '@vitrine/contract/kernel';
import { listAuditLog } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { readEvents } from '../../platform/calendar/testing.ts';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { encounterForm } from './testing.ts';
import { aSchool } from './testing/school.ts';

type Form = Parameters<typeof encounterForm>[0];
const weekly = (wish: Partial<RepeatWish> = {}): RepeatWish => ({
  frequency: 'weekly',
  interval: 1,
  byday: ['TU', 'TH'],
  until: null,
  count: 4,
  ...wish,
});
/** A Thursday; the clock of Santiago is put back on the night to the fifth of April 2037. */
const thursday: Form = { day: '2037-04-02', time: '09:00', zone: 'America/Santiago', place: 'Loja-escola' };
const ask = (classId: string, rule: RepeatWish = weekly(), wish: Form = thursday): Ask<typeof wire.addEncounters> => ({
  params: { classId },
  body: { ...encounterForm(wish), rule },
});
const add = (house: House, by: BuiltPerson, classId: string, rule?: RepeatWish, wish?: Form) =>
  house.call(by, wire.addEncounters, ask(classId, rule, wish));
/** A class whose only encounter is long before. */
const aClassOf = async (house: House) => {
  const school = await aSchool(house);
  return { ...school, ...(await school.held({ encounters: [{ day: '2036-01-07' }] })) };
};

test('VAL-13 a rule plans an encounter on each of its days, at the same hour of the place, and all of them are in the file of the class', async ({
  house,
}) => {
  const { staff, id: classId, members } = await aClassOf(house);
  const { status, body } = await add(house, staff, classId);
  expect(status).toBe(200);
  expect(body.encounters.slice(1).map(({ day, time, place, beginsAt }) => [day, time, place, beginsAt])).toEqual([
    ['2037-04-02', '09:00', 'Loja-escola', '2037-04-02T12:00:00.000Z'],
    ['2037-04-07', '09:00', 'Loja-escola', '2037-04-07T13:00:00.000Z'],
    ['2037-04-09', '09:00', 'Loja-escola', '2037-04-09T13:00:00.000Z'],
    ['2037-04-14', '09:00', 'Loja-escola', '2037-04-14T13:00:00.000Z'],
  ]);
  const [member] = await members(1);
  if (!member) return;
  await house.call(staff, wire.cancelEncounter, { params: { encounterId: body.encounters[2]?.id ?? '' } });
  const file = await house.call(member, wire.getClassFile, { params: { classId } });
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const events = readEvents(String(file.body));
  expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
    '2036-01-07T12:00:00.000Z',
    '2037-04-02T12:00:00.000Z',
    '2037-04-09T13:00:00.000Z',
    '2037-04-14T13:00:00.000Z',
  ]);
  const single = await house.call(member, wire.getEncounterFile, { params: { encounterId: body.encounters[1]?.id ?? '' } });
  expect(readEvents(String(single.body))[0]?.uid).toBe(events[1]?.uid);
  const { items } = (await house.call(staff, listAuditLog, { query: { subject: 'class', subjectId: classId } })).body;
  expect(items.map(({ what }) => what).slice(0, 2)).toEqual(['class.encounter_canceled', 'class.encounters_added']);
});

test('VAL-13 what is wrong with a rule or with one of its days is told at its field, and no encounter is planned', async ({ house }) => {
  const { staff, id: classId } = await aClassOf(house);
  const fieldsOf = async (rule: Partial<RepeatWish>, wish: Form = {}) =>
    (await add(house, staff, classId, weekly(rule), { ...thursday, ...wish })).body.fields;
  expect(await fieldsOf({ count: 0 })).toEqual({ 'rule.count': 'not_whole' });
  expect(await fieldsOf({ count: 61 })).toEqual({ 'rule.count': 'too_many_dates' });
  expect(await fieldsOf({ count: null, until: '2037-04-01' })).toEqual({ 'rule.until': 'ends_before_start' });
  expect(await fieldsOf({ byday: ['TH', 'TH'] })).toEqual({ 'rule.byday': 'days_invalid' });
  expect(await fieldsOf({ byday: ['XX'] })).toEqual({ 'rule.byday': 'days_invalid' });
  expect(await fieldsOf({ byday: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU', 'TH'] })).toEqual({ 'rule.byday': 'too_many_days' });
  expect(await fieldsOf({ byday: ['TU'] })).toEqual({ 'rule.byday': 'own_day_missing' });
  expect(await fieldsOf({}, { place: '', zone: 'GMT-3' })).toEqual({ place: 'place_required', zone: 'zone_unknown' });
  // The second Sunday of September 2037 has no hour after midnight there: it is the fourth of these days.
  const gap = { frequency: 'daily', byday: [], count: 4 };
  expect(await fieldsOf(gap, { day: '2037-09-03', time: '00:30' })).toEqual({ time: 'encounter_in_gap' });
  await house.call(staff, wire.addEncounter, {
    params: { classId },
    body: encounterForm({ ...thursday, day: '2037-04-09', time: '10:00' }),
  });
  expect(await fieldsOf({})).toEqual({ time: 'encounter_overlap' });
  const { encounters } = (await house.call(staff, wire.getClassToManage, { params: { classId } })).body;
  expect(encounters.map(({ day }) => day)).toEqual(['2036-01-07', '2037-04-09']);
});

test('VAL-13 of two who repeat an encounter at once one plans it; the same request again plans none more; another client finds no class', async ({
  house,
}) => {
  const { staff, id: classId } = await aClassOf(house);
  const both = await Promise.all([add(house, staff, classId), add(house, staff, classId)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  const key = { 'idempotency-key': house.platform.newId() };
  const later = ask(classId, weekly(), { ...thursday, day: '2037-06-04' });
  const [first, again] = [await house.call(staff, wire.addEncounters, later, key), await house.call(staff, wire.addEncounters, later, key)];
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  expect(first.body.encounters).toHaveLength(9);
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  expect((await add(house, stranger, classId)).status).toBe(404);
  expect((await house.call(stranger, wire.getClassFile, { params: { classId } })).status).toBe(404);
});

test('VAL-13 a class that is over or was called off gets no further encounters, and a class without any has no file', async ({ house }) => {
  const { staff, held, members } = await aSchool(house);
  const gone = await held({ encounters: [{ day: '2036-01-07' }] });
  await house.call(staff, wire.cancelClass, { params: { classId: gone.id }, body: { version: gone.version, reason: 'Sem sala' } });
  expect((await add(house, staff, gone.id)).body).toMatchObject({ refusal: 'class_canceled' });
  const empty = await held({ encounters: [] });
  const [member] = await members(1);
  if (!member) return;
  expect((await house.call(member, wire.getClassFile, { params: { classId: gone.id } })).status).toBe(404);
  expect((await house.call(member, wire.getClassFile, { params: { classId: empty.id } })).status).toBe(404);
});
