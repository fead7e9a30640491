import { listAuditLog } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/classes';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { classFields, encounterForm } from './testing.ts';
import { aPastClass, aSchool, classesOf, subscribe } from './testing/school.ts';

test('PRE-01 FIL-02 a member finds courses with classes, narrowed by state, words and whether one can go in now; another kind and a draft are not there', async ({
  house,
}) => {
  const school = await aSchool(house);
  const [person] = await school.members(1);
  if (!person) return;
  await school.held({ name: 'Turma A', seats: 1 });
  await house.call(school.staff, wire.createClass, { body: classFields({ courseId: school.courseId, name: 'Rascunho' }) });
  const cards = async (query: Record<string, string> = {}) =>
    (await house.call(person, wire.listPresentialCourses, { query: wire.listPresentialCourses.query.parse(query) })).body.items;
  expect(await cards()).toMatchObject([{ id: school.courseId, state: 'opened', part: 'none', classes: 1, zone: 'America/Sao_Paulo' }]);
  expect(await cards({ presential_status: 'opened' })).toHaveLength(1);
  expect(await cards({ presential_status: 'no_vacancy' })).toHaveLength(0);
  expect(await cards({ search: 'inverse' })).toHaveLength(1);
  expect(await cards({ search: 'geladeira azul' })).toHaveLength(0);
  expect(await cards({ favorite: 'favorite' })).toHaveLength(0);
  expect(await cards({ presential_is_online: 'true' })).toHaveLength(0);
  expect((await house.call(person, wire.listLiveClasses, { query: { limit: 20 } })).body.items).toEqual([]);
  const [one, ...others] = await classesOf(house, person, school.courseId);
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    name: 'Turma A',
    free: 1,
    encounters: [
      { beginsAt: '2034-03-06T12:00:00.000Z', endsAt: '2034-03-06T15:00:00.000Z', place: 'Loja-escola, Tatuapé', enterUrl: null },
    ],
    can: { subscribe: true, wait: false, leave: false },
  });
  const stranger = await aPerson(house.platform);
  const asked = { params: { courseId: school.courseId, kind: 'presential' as const } };
  expect((await house.call(stranger, wire.getClassesOfCourse, asked)).status).toBe(404);
  await subscribe(house, person, one?.id ?? '');
  expect(await cards({ presential_status: 'no_vacancy' })).toMatchObject([{ part: 'subscribed' }]);
});

test('PRE-04 the instructor marks presence: a stale mark is told, "all present" touches only the unmarked, and nobody reaches what they do not teach', async ({
  house,
}) => {
  const school = await aSchool(house);
  const instructor = await aPerson(house.platform, { tenantId: school.staff.tenantId, roles: ['instructor'] });
  const other = await aPerson(house.platform, { tenantId: school.staff.tenantId, roles: ['instructor'] });
  const people = await school.members(3);
  const [absent, excused] = people;
  if (!absent || !excused) return;
  const { id: classId, encounterIds, version } = await aPastClass(house, school, people, { instructorId: instructor.memberId });
  const [first = '', second = ''] = encounterIds;
  const mark = (by: BuiltPerson, encounterId: string, memberId: string, presence: 'present' | 'absent' | 'excused', seen = 0) =>
    house.call(by, wire.markPresence, { params: { encounterId }, body: { memberId, version: seen, presence } });

  expect((await mark(other, first, absent.memberId, 'absent')).status).toBe(404);
  expect((await house.call(other, wire.getClassToManage, { params: { classId } })).status).toBe(404);
  expect((await house.call(other, wire.listClassesToManage, { query: { limit: 20 } })).body.items).toEqual([]);
  const both = await Promise.all([1, 2].map(() => mark(instructor, first, absent.memberId, 'absent')));
  expect(both.map(({ body }) => body.refusal ?? 'marked').toSorted()).toEqual(['changed_meanwhile', 'marked']);
  expect((await mark(instructor, second, excused.memberId, 'excused')).status).toBe(200);
  expect((await mark(instructor, first, other.memberId, 'present')).body.refusal).toBe('not_subscribed');
  const issue = (by: BuiltPerson, at = version) => house.call(by, wire.issueResults, { params: { classId }, body: { version: at } });
  expect((await issue(instructor)).body.refusal).toBe('verdict_open');
  const all = (encounterId: string) => house.call(instructor, wire.markAllPresent, { params: { encounterId } });
  expect([(await all(first)).body.marked, (await all(second)).body.marked, (await all(first)).body.marked]).toEqual([2, 2, 0]);
  expect((await issue(other)).status).toBe(404);
  expect((await issue(instructor)).body).toMatchObject({ state: 'finished', can: { mark: false, issueResults: false } });
  expect((await issue(instructor, version + 1)).body.refusal).toBe('act_not_now');
  expect((await mark(instructor, first, absent.memberId, 'present', 1)).body.fields).toEqual({ reason: 'reason_required' });

  // Absent from 180 of 240 minutes; excused from 60 of them and there for the rest.
  const resultOf = async (person: BuiltPerson) => (await classesOf(house, person, school.courseId))[0]?.result;
  expect([await resultOf(absent), await resultOf(excused)]).toEqual(['not_approved', 'approved']);
  const [mine] = await classesOf(house, absent, school.courseId);
  expect(mine?.encounters.map(({ presence }) => presence)).toEqual(['absent', 'present']);
  const told = (await house.call(school.staff, listAuditLog, { query: { subject: 'class', limit: 50 } })).body.items.map(
    ({ what }) => what,
  );
  expect(told).toEqual(expect.arrayContaining(['class.results_issued', 'class.presence_marked', 'class.published']));
});

test('PRE-04 nobody is marked before an encounter begins, and no results are issued before it is over', async ({ house }) => {
  const school = await aSchool(house);
  const [person] = await school.members(1);
  if (!person) return;
  const { id: classId, encounters, version } = await school.held();
  await subscribe(house, person, classId);
  const params = { encounterId: encounters[0]?.id ?? '' };
  const marked = await house.call(school.staff, wire.markPresence, {
    params,
    body: { memberId: person.memberId, version: 0, presence: 'present' },
  });
  const issued = await house.call(school.staff, wire.issueResults, { params: { classId }, body: { version } });
  expect([marked.body.refusal, issued.body.refusal]).toEqual(['act_not_now', 'act_not_now']);
});

test('PRE-05 the reaction opens with the own verdict, approved or not, and is sent once; staff reads means from five answers on', async ({
  house,
}) => {
  const school = await aSchool(house);
  const people = await school.members(5);
  const { id: classId, encounterIds, version } = await aPastClass(house, school, people);
  const body = { content: 5, instructor: 4, organization: 3, comment: 'Muito bom' };
  const react = (person: BuiltPerson) => house.call(person, wire.sendReaction, { params: { classId, hierarchy_order: 1 }, body });
  const [first] = people;
  if (!first) return;
  expect((await react(first)).body.refusal).toBe('training_not_finished');
  for (const encounterId of encounterIds) await house.call(school.staff, wire.markAllPresent, { params: { encounterId } });
  await house.call(school.staff, wire.issueResults, { params: { classId }, body: { version } });
  const [outsider] = await school.members(1);
  if (outsider) expect((await react(outsider)).body.refusal).toBe('training_not_finished');
  const twice = await Promise.all([react(first), react(first)]);
  expect(twice.map((answer) => answer.body.refusal ?? 'sent').toSorted()).toEqual(['reaction_sent', 'sent']);
  const means = async () => (await house.call(school.staff, wire.getClassToManage, { params: { classId } })).body.reactions;
  expect(await means()).toBeNull();
  for (const person of people.slice(1)) expect((await react(person)).status).toBe(200);
  expect(await means()).toEqual({ count: 5, content: 5, instructor: 4, organization: 3 });
});

test('PRE-06 an encounter as a calendar file in its own zone, without the link of its meeting', async ({ house }) => {
  const school = await aSchool(house);
  const [person] = await school.members(1);
  if (!person) return;
  const made = await school.held({ encounters: [{ zone: 'America/Santiago', meetingUrl: 'https://meet.example.com/segredo' }] });
  const encounterId = made.encounters[0]?.id ?? '';
  const fetchFile = (by: BuiltPerson) =>
    house.app.inject({
      method: 'GET',
      url: `/api/v1/class-encounters/${encounterId}/calendar`,
      headers: { host: by.host, authorization: `Bearer ${by.accessToken}` },
    });
  const file = await fetchFile(person);
  expect(file.headers['content-type']).toContain('text/calendar');
  expect(file.body).toContain('DTSTART;TZID=America/Santiago:20340306T090000');
  expect(file.body).toContain(`UID:encounter-${encounterId}@vitrine`);
  expect(file.body).not.toContain('segredo');
  expect((await fetchFile(await aPerson(house.platform))).statusCode).toBe(404);
});

test('PRE-01 an encounter is planned by what a clock shows there: what is no zone, no time and no place is refused at its field', async ({
  house,
}) => {
  const school = await aSchool(house);
  const { id: classId } = await school.held();
  const add = (wish: Parameters<typeof encounterForm>[0]) =>
    house.call(school.staff, wire.addEncounter, { params: { classId }, body: encounterForm(wish) });
  const fieldsOf = async (wish: Parameters<typeof encounterForm>[0]) => (await add(wish)).body.fields;
  expect(await fieldsOf({ zone: 'GMT-3' })).toEqual({ zone: 'zone_unknown' });
  expect(await fieldsOf({ day: '2026-09-06', time: '00:30', zone: 'America/Santiago' })).toEqual({ time: 'encounter_in_gap' });
  expect(await fieldsOf({ time: '10:00' })).toEqual({ time: 'encounter_overlap' });
  expect(await fieldsOf({ day: '2034-04-04', place: '' })).toEqual({ place: 'place_required' });
  for (const meetingUrl of ['javascript:alert(1)', 'http://meet.example.com', 'https://127.0.0.1/a'])
    expect((await add({ day: '2034-04-04', meetingUrl })).status, meetingUrl).toBe(422);
  expect((await add({ day: '2034-04-04', minutes: 961 })).status).toBe(422);
  expect((await add({ time: '12:00' })).body.encounters).toHaveLength(2);
});

test('LIV-01 WEB-01 live classes and webinars have lists of their own, go live by their instructor, and only who is subscribed may go in', async ({
  house,
}) => {
  const school = await aSchool(house);
  const [inside, outside] = await school.members(2);
  if (!inside || !outside) return;
  const soon = new Date(Date.parse(house.platform.clock.now()) + 5 * 60_000).toISOString();
  const meeting = {
    day: soon.slice(0, 10),
    time: soon.slice(11, 16),
    zone: 'UTC',
    minutes: 60,
    place: '',
    meetingUrl: 'https://meet.example.com/a',
  };
  const live = await school.held({ kind: 'live_class', encounters: [meeting] });
  const webinar = await school.held({ kind: 'webinar', encounters: [{ meetingUrl: 'https://meet.example.com/b' }] });
  expect((await subscribe(house, inside, live.id)).body.part).toBe('subscribed');
  const enterOf = async (person: BuiltPerson) =>
    (await classesOf(house, person, school.courseId, 'live_class'))[0]?.encounters[0]?.enterUrl;
  expect([await enterOf(inside), await enterOf(outside)]).toEqual(['https://meet.example.com/a', null]);
  const steer = (act: 'start' | 'pause' | 'resume' | 'end') =>
    house.call(school.staff, wire.steerEncounter, { params: { encounterId: live.encounters[0]?.id ?? '' }, body: { act } });
  const lives = async (query: Record<string, string>) =>
    (await house.call(outside, wire.listLiveClasses, { query: wire.listLiveClasses.query.parse(query) })).body.items;
  expect((await steer('pause')).body.refusal).toBe('act_not_now');
  expect((await steer('start')).body).toMatchObject({ state: 'live' });
  expect(await lives({ live_class_status: 'live', live_class_is_online: 'true' })).toHaveLength(1);
  expect((await steer('end')).body).toMatchObject({ state: 'finished' });
  expect(await lives({ live_class_status: 'live' })).toHaveLength(0);
  expect(await enterOf(inside)).toBeNull();

  const webinars = async () => (await house.call(outside, wire.listWebinars, { query: { limit: 20 } })).body.items;
  expect(await webinars()).toMatchObject([{ id: school.courseId, state: 'opened' }]);
  await house.call(school.staff, wire.cancelClass, {
    params: { classId: webinar.id },
    body: { version: webinar.version, reason: 'Sem sinal' },
  });
  expect(await webinars()).toMatchObject([{ state: 'closed' }]);
});
