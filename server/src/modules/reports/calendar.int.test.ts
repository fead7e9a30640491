import { cancelClass } from '@vitrine/contract/classes';
import { checkDates } from '@vitrine/contract/kernel';
import { getCalendar } from '@vitrine/contract/reports';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aClass } from '../classes/testing.ts';
import { anEvent, cancelEvent, createEvent, eventFields } from '../events/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';

const monday = '2034-03-06';
const look = async (house: House, person: BuiltPerson, day = '2034-03-09') =>
  (await house.call(person, getCalendar, { query: { day } })).body;

async function aDesk(house: House) {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  const teacher = await aPerson(house.platform, { tenantId: admin.tenantId, roles: ['instructor'] });
  const { id: courseId } = await aCourse(house.platform, admin.actor);
  const plan = (wish: Parameters<typeof aClass>[2]) => aClass(house.platform, admin.actor, { courseId, ...wish });
  return { admin, teacher, plan };
}
const aDraft = (house: House, admin: BuiltPerson, wish: Parameters<typeof eventFields>[1]) =>
  createEvent(house.platform, admin.actor, eventFields(house.platform, wish));

test('LIV-01 a week shows classes, live classes, webinars and events by the client’s clock, with who teaches, seats and conflicts', async ({
  house,
}) => {
  const { admin, teacher, plan } = await aDesk(house);
  const own = { instructorId: teacher.memberId };
  const first = await plan({
    ...own,
    name: 'Turma 1',
    seats: 30,
    encounters: [{ day: monday, place: 'Loja-escola, Tatuapé', capacity: 24 }],
  });
  await plan({
    ...own,
    name: 'Aula',
    kind: 'live_class',
    encounters: [{ day: monday, time: '11:00', minutes: 60, place: '', meetingUrl: 'https://meet.example.com/a' }],
  });
  await plan({
    name: 'Webinar',
    kind: 'webinar',
    seats: null,
    encounters: [{ day: '2034-03-12', time: '23:00', minutes: 120, place: '', meetingUrl: 'https://meet.example.com/b' }],
  });
  await plan({ name: 'Depois', encounters: [{ day: '2034-03-13', place: 'Outra' }] });
  await plan({ name: 'Antes', encounters: [{ day: '2034-03-05', place: 'Outra' }] });
  await aDraft(house, admin, { day: monday, begins: '08:00', ends: '10:00', place: 'loja-escola,  tatuape', name: { 'pt-BR': 'Café' } });

  const week = await look(house, admin);
  expect(week).toMatchObject({ from: monday, to: '2034-03-12', timeZone: 'America/Sao_Paulo', isWhole: true, can: { createClass: true } });
  expect(week.dates.map(({ title, name, kind, isDraft }) => [kind, name || title, isDraft])).toEqual([
    ['event', 'Café', true],
    ['presential', 'Turma 1', false],
    ['live_class', 'Aula', false],
    ['webinar', 'Webinar', false],
  ]);
  const [event, klass, live, webinar] = week.dates;
  expect(klass).toMatchObject({
    thingId: first.id,
    title: 'Frio Inverse',
    state: 'opened',
    parts: [{ day: monday, from: 540, to: 720 }],
    instructor: { id: teacher.memberId, name: 'Pessoa de Ensaio' },
    seats: 30,
    taken: 0,
    capacity: 24,
    conflicts: [
      { kind: 'instructor_twice', with: ['Frio Inverse'] },
      { kind: 'place_twice', with: ['Café'] },
      { kind: 'over_capacity', with: [] },
    ],
  });
  expect(live?.conflicts).toEqual([{ kind: 'instructor_twice', with: ['Frio Inverse'] }]);
  expect(event?.conflicts).toEqual([{ kind: 'place_twice', with: ['Frio Inverse'] }]);
  expect(webinar).toMatchObject({ conflicts: [], parts: [{ day: '2034-03-12', from: 1380, to: 1440 }] });
  const next = await look(house, admin, '2034-03-13');
  expect(next.dates.map(({ name, parts }) => [name, parts])).toEqual([
    ['Webinar', [{ day: '2034-03-13', from: 0, to: 60 }]],
    ['Depois', [{ day: '2034-03-13', from: 540, to: 720 }]],
  ]);
});

test('LIV-01 what was called off is not in the calendar; without a day it is the week of today', async ({ house }) => {
  const { admin, plan } = await aDesk(house);
  const klass = await plan({});
  await house.call(admin, cancelClass, { params: { classId: klass.id }, body: { version: klass.version, reason: 'Sem sala' } });
  const eventId = await anEvent(house.platform, admin.actor, { day: monday, begins: '08:00', ends: '10:00' });
  expect((await look(house, admin)).dates).toHaveLength(1);
  await cancelEvent(house.platform, admin.actor, { eventId, version: 2, why: 'Chuva' });
  expect((await look(house, admin)).dates).toEqual([]);
  const { from, to, today } = (await house.call(admin, getCalendar, { query: {} })).body;
  expect(from <= today && today <= to).toBe(true);
});

test('LIV-01 an instructor sees the classes that they teach and no events; another client sees nothing; a seller is told that nothing is there', async ({
  house,
}) => {
  const { admin, teacher, plan } = await aDesk(house);
  await plan({ instructorId: teacher.memberId, name: 'Minha', encounters: [{ place: 'Paulista' }] });
  await plan({ name: 'De outra pessoa', encounters: [{ place: 'Paulista' }] });
  await aDraft(house, admin, { day: monday, begins: '09:00', ends: '10:00', place: 'Paulista' });
  const own = await look(house, teacher);
  expect(own.dates.map(({ name, conflicts }) => [name, conflicts])).toEqual([['Minha', []]]);
  expect(own.can.createClass).toBe(false);
  expect((await look(house, admin)).dates).toHaveLength(3);
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  expect((await look(house, stranger)).dates).toEqual([]);
  const seller = await aPerson(house.platform, { tenantId: admin.tenantId });
  expect((await house.call(seller, getCalendar, { query: {} })).status).toBe(404);
});

test('VAL-13 dates that nobody planned yet are checked against the calendar: each with what is held meanwhile, but not with the event that comes again', async ({
  house,
}) => {
  const { admin, teacher, plan } = await aDesk(house);
  await plan({ instructorId: teacher.memberId, name: 'Turma', encounters: [{ day: monday, place: 'Paulista' }] });
  const { id: besides } = await aDraft(house, admin, { day: monday, begins: '11:00', ends: '13:00', place: 'Paulista' });
  const other = { day: '2034-03-13', begins: '08:00', ends: '09:00', place: 'PAULISTA', name: { 'pt-BR': 'Café' } };
  await aDraft(house, admin, other);
  const at = (day: string, from: string, to: string) => ({ beginsAt: `${day}T${from}:00.000Z`, endsAt: `${day}T${to}:00.000Z` });
  const body = {
    dates: [
      at(monday, '14:00', '16:00'),
      at('2034-03-13', '11:30', '12:30'),
      at('2034-03-13', '12:00', '13:00'),
      at('2034-03-20', '11:30', '12:30'),
    ],
    place: 'Paulista',
    instructorId: teacher.memberId,
    people: 30,
    capacity: null,
    besides,
  };
  const check = async (person: BuiltPerson, change: Partial<typeof body> = {}) =>
    (await house.call(person, checkDates, { body: { ...body, ...change } })).body.dates?.map(({ conflicts }) => conflicts);
  const first = [
    { kind: 'instructor_twice', with: ['Frio Inverse'] },
    { kind: 'place_twice', with: ['Frio Inverse'] },
  ];
  expect(await check(admin)).toEqual([first, [{ kind: 'place_twice', with: ['Café'] }], [], []]);
  expect(await check(teacher)).toEqual([first, [], [], []]);
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  expect(await check(stranger)).toEqual([[], [], [], []]);
  const seller = await aPerson(house.platform, { tenantId: admin.tenantId });
  expect((await house.call(seller, checkDates, { body })).status).toBe(404);
});
