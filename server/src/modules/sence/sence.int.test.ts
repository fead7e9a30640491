import { listAuditLog } from '@vitrine/contract/kernel';
import * as learning from '@vitrine/contract/learning';
import * as wire from '@vitrine/contract/sence';
import { resultCodes } from '@vitrine/domain/sence';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { enrolIn, pages, report, seen } from '../learning/testing.ts';
import { courseFields, senceToken, settingsForm } from './testing.ts';
import { aForm, aRoom, authority, open, post, stateOf, succeed, wereLonger, type Room } from './testing/under-authority.ts';

test('SEN-01 a session starts by a form in the authority’s names, and the way back opens it without a log-in', async ({ house }) => {
  const room = await aRoom(house);
  const form = await aForm(house, room);
  expect(form.action).toBe(`${authority}/rcetest/Registro/IniciarSesion`);
  expect(Object.keys(form.fields).toSorted()).toEqual(
    ['CodSence', 'CodigoCurso', 'IdSesionAlumno', 'LineaCapacitacion', 'RunAlumno', 'RutOtec', 'Token', 'UrlError', 'UrlRetoma'].toSorted(),
  );
  expect(form.fields).toMatchObject({
    RutOtec: '76123456-0',
    Token: senceToken,
    RunAlumno: '12345678-5',
    CodSence: '1237999901',
    LineaCapacitacion: '3',
  });
  expect(new URL(form.fields['UrlRetoma'] ?? '').pathname.length).toBeLessThanOrEqual(54); // of a hundred letters for the whole address
  const waiting = await stateOf(house, room);
  expect(waiting).toMatchObject({ state: 'starting' });
  const asked = (await house.call(room.learner, wire.getSence, { params: room.params })).body;
  expect(asked).toMatchObject({ run: '12.345.678-5', loginSeconds: 180, obstacle: null, isUnder: true });
  expect(await succeed(house, form)).toEqual({ status: 303, location: `/sence/${room.params.courseId}` });
  expect(await stateOf(house, room)).toMatchObject({ state: 'open', senceId: 'sence-1', codes: [] });
});

test('SEN-01 the log-in has three minutes; where the authority stays silent the next start takes its place, and what it says late still opens', async ({
  house,
}) => {
  const room = await aRoom(house);
  const first = await aForm(house, room);
  house.clock.shift(181_000);
  expect(await stateOf(house, room)).toMatchObject({ state: 'silent' });
  expect((await house.call(room.learner, wire.getSenceForm, { params: room.params })).body.refusal).toBe('sence_nothing_pending');
  const second = await aForm(house, room);
  expect(second.fields['IdSesionAlumno']).not.toBe(first.fields['IdSesionAlumno']);
  expect((await succeed(house, first)).status).toBe(303);
  expect(await stateOf(house, room)).toMatchObject({ state: 'open' });
  await succeed(house, second);
  const { items } = (await house.call(room.admin, wire.listAttendance, { query: {} })).body;
  expect(items.map(({ state }) => state).toSorted()).toEqual(['open', 'replaced']);
});

test('SEN-01 an answer counts once: posted again, or with another result, it changes nothing', async ({ house }) => {
  const room = await aRoom(house);
  const form = await aForm(house, room);
  expect((await post(house, form, 'e', { GlosaError: '100' })).status).toBe(303);
  expect((await succeed(house, form)).status).toBe(303);
  expect(await stateOf(house, room)).toMatchObject({ state: 'refused', codes: ['100'] });
  const again = await aForm(house, room);
  await Promise.all([succeed(house, again), post(house, again, 'e', { GlosaError: '300' }), succeed(house, again)]);
  const settled = await stateOf(house, room);
  await post(house, again, 'e', { GlosaError: '300' });
  expect(await stateOf(house, room)).toEqual(settled);
  const kept = await house.db
    .write()
    .selectFrom('sence.answer')
    .select('is_counted')
    .where('tenant_id', '=', room.author.tenantId)
    .execute();
  expect(kept.filter((one) => one.is_counted)).toHaveLength(2);
  expect(kept).toHaveLength(6);
});

test('SEN-01 an answer about another session, another person or by a key that is none is refused', async ({ house }) => {
  const [room, other] = [await aRoom(house), await aRoom(house)];
  const [form, foreign] = [await aForm(house, room), await aForm(house, other)];
  expect((await post(house, form, 'r', { IdSesionSence: 'x', IdSesionAlumno: foreign.fields['IdSesionAlumno'] ?? '' })).status).toBe(404);
  expect((await post(house, form, 'r', { IdSesionSence: 'x', RunAlumno: '11111111-1' })).status).toBe(404);
  const mixed = { ...form, fields: { ...form.fields, UrlRetoma: foreign.fields['UrlRetoma'] ?? '' } };
  expect((await succeed(house, mixed)).status).toBe(404);
  const forged = { ...form, fields: { ...form.fields, UrlRetoma: `http://localhost/sence/${'A'.repeat(43)}/r` } };
  expect((await succeed(house, forged)).status).toBe(404);
  expect(await stateOf(house, room)).toMatchObject({ state: 'starting' });
  expect(await stateOf(house, other)).toMatchObject({ state: 'starting' });
});

test('SEN-01 what is in the way is refused before anybody is sent anywhere', async ({ house }) => {
  const start = async (room: Room) => (await house.call(room.learner, wire.startSession, { params: room.params })).body.refusal;
  expect(await start(await aRoom(house, { document: '123456786' }))).toBe('run_invalid');
  const room = await aRoom(house);
  const stranger = await aPerson(house.platform, { tenantId: room.author.tenantId, documentKind: 'rut', document: '156782343' });
  expect(await start({ ...room, learner: stranger })).toBe('sence_not_enrolled');
  const brazilian = await aPerson(house.platform, { tenantId: room.author.tenantId });
  await enrolIn(house, brazilian, room.courseId);
  expect(await start({ ...room, learner: brazilian })).toBe('run_missing');
  await succeed(house, await aForm(house, room));
  expect(await start(room)).toBe('sence_already_open');
  delete house.platform.settings.SENCE_URL;
  expect(await start({ ...room, learner: brazilian })).toBe('sence_not_connected');
  const foreign = await aRoom(house);
  expect((await house.call(foreign.learner, wire.startSession, { params: room.params })).status).toBe(404);
});

test('SEN-01 two starts at once leave one that waits; the same start twice is one', async ({ house }) => {
  const room = await aRoom(house);
  const key = { 'idempotency-key': house.platform.newId() };
  const [one, again] = [
    await house.call(room.learner, wire.startSession, { params: room.params }, key),
    await house.call(room.learner, wire.startSession, { params: room.params }, key),
  ];
  expect(again.body).toEqual(one.body);
  await Promise.all([1, 2, 3].map(() => house.call(room.learner, wire.startSession, { params: room.params })));
  const { items } = (await house.call(room.admin, wire.listAttendance, { query: {} })).body;
  expect(items.map(({ state }) => state).toSorted()).toEqual(['replaced', 'replaced', 'replaced', 'starting']);
});

test('SEN-02 every code of the manuals ends a start and is told as it came; several come together', async ({ house }) => {
  const room = await aRoom(house, { manual: 'm115' });
  for (const code of [...Object.keys(resultCodes), '211;204', '999']) {
    await post(house, await aForm(house, room), 'e', { GlosaError: code });
    expect(await stateOf(house, room)).toMatchObject({ state: 'refused', codes: code.split(';') });
  }
  await post(house, await aForm(house, room), 'e');
  expect(await stateOf(house, room)).toMatchObject({ state: 'refused', codes: ['unknown'] });
  expect((await open(house, room)).body.refusal).toBe('sence_session_needed');
});

test('SEN-03 page, player and activity calls of a course under the authority open inside a started session only', async ({ house }) => {
  const room = await aRoom(house);
  const { learner, params, pdf, courseId } = room;
  const first = { ...params, hierarchy_order: 1 };
  const device = 'device-of-chile';
  const calls = async () =>
    Promise.all([
      house.call(learner, learning.getCourse, { params }),
      house.call(learner, learning.openActivity, { params: first }),
      house.call(learner, learning.getDownload, { params: first }),
      house.call(learner, learning.startAttempt, { params: first, body: { device } }),
      house.call(learner, learning.finishAttempt, { params: { ...first, attemptId: house.platform.newId() }, body: { device } }),
      house.call(learner, learning.startRun, { params: first, body: { device, onlyMissed: false, pace: 'normal' } }),
      house.call(learner, learning.takeLease, { params: first, body: { device } }),
    ]);
  for (const { body } of await calls()) expect(body.refusal).toBe('sence_session_needed');
  const event = seen(house, { courseId, activityId: pdf }, pages(1));
  const refused = await house.call(learner, learning.reportLearning, { body: { events: [event] } });
  expect(refused.body).toMatchObject({ kept: [], refused: [{ event_id: event.event_id, refusal: 'sence_session_needed' }] });

  await succeed(house, await aForm(house, room));
  for (const { body } of await calls()) expect(body.refusal).not.toBe('sence_session_needed');
  expect((await open(house, room)).status).toBe(200);
  expect((await report(house, learner, [seen(house, { courseId, activityId: pdf }, pages(1))])).body.refused).toEqual([]);

  await wereLonger(house, room, 16);
  expect(await stateOf(house, room)).toMatchObject({ state: 'expired' });
  expect((await open(house, room)).body.refusal).toBe('sence_session_needed');
});

test('SEN-03 what a device saw inside a session counts when it comes late; colleagues, other courses and whoever is exempt go without', async ({
  house,
}) => {
  const room = await aRoom(house);
  const { learner, admin, author, courseId, pdf, params } = room;
  await succeed(house, await aForm(house, room));
  const inside = { ...seen(house, { courseId, activityId: pdf }, pages(1)), client_time: house.clock.in(-20 * 60_000) };
  await wereLonger(house, room, 30);
  const outside = seen(house, { courseId, activityId: pdf }, pages(2));
  const { body } = await house.call(learner, learning.reportLearning, { body: { events: [inside, outside] } });
  expect(body).toMatchObject({ kept: [inside.event_id], refused: [{ event_id: outside.event_id }] });

  const groupId = house.platform.newId();
  await house.db
    .write()
    .insertInto('identity.member_group')
    .values({ tenant_id: author.tenantId, id: groupId, name: '{}', position: 1 })
    .execute();
  const saved = await house.call(admin, wire.saveSenceSettings, {
    body: { version: 1, settings: settingsForm({ token: '', exemptGroupId: groupId }) },
  });
  expect(saved.status).toBe(200);
  expect((await open(house, room)).body.refusal).toBe('sence_session_needed');
  await house.db
    .write()
    .insertInto('identity.member_in_group')
    .values({ tenant_id: author.tenantId, member_id: learner.memberId, group_id: groupId })
    .execute();
  expect((await open(house, room)).status).toBe(200);
  expect((await house.call(learner, wire.getSence, { params })).body.isUnder).toBe(false);
  const off = await house.call(admin, wire.saveSenceSettings, { body: { version: 2, settings: settingsForm({ token: '', isOn: false }) } });
  expect(off.body.settings).toMatchObject({ isOn: false, token: '' });
  expect((await open(house, room)).status).toBe(200);
});

test('SEN-03 a session is closed by the authority’s form; a close that fails leaves it open, and a closed one opens nothing', async ({
  house,
}) => {
  const room = await aRoom(house);
  const close = () => house.call(room.learner, wire.closeSession, { params: room.params });
  expect((await close()).body.refusal).toBe('sence_nothing_open');
  const started = await aForm(house, room);
  await succeed(house, started);
  const form = await aForm(house, room, 'close');
  expect(form).toMatchObject({ action: `${authority}/rcetest/Registro/CerrarSesion`, fields: { IdSesionSence: 'sence-1' } });
  await post(house, form, 'e', { GlosaError: '210' });
  expect(await stateOf(house, room)).toMatchObject({ state: 'open', codes: ['210'], closeUntil: null });
  expect((await open(house, room)).status).toBe(200);
  await post(house, await aForm(house, room, 'close'), 'r');
  expect(await stateOf(house, room)).toMatchObject({ state: 'closed', codes: [] });
  expect((await open(house, room)).body.refusal).toBe('sence_session_needed');
  await succeed(house, started);
  expect(await stateOf(house, room)).toMatchObject({ state: 'closed' });
});

test('SEN-03 staff read attendance by state, person, RUN and course, as a list and as a file; another client’s is not in it', async ({
  house,
}) => {
  const [room, other] = [await aRoom(house), await aRoom(house)];
  await succeed(house, await aForm(house, room));
  await succeed(house, await aForm(house, other));
  const list = async (query: Record<string, string>) => (await house.call(room.admin, wire.listAttendance, { query })).body.items;
  const [row] = await list({});
  expect(row).toMatchObject({ run: '12.345.678-5', state: 'open', senceId: 'sence-1', environment: 'test' });
  const asks = (queries: readonly Record<string, string>[]) => queries;
  for (const query of asks([{ search: '12.345.678' }, { search: 'daniela' }, { state: 'open' }, { courseId: room.courseId }]))
    expect(await list(query), JSON.stringify(query)).toHaveLength(1);
  for (const query of asks([{ search: '99.999' }, { state: 'closed' }, { state: 'silent' }, { courseId: other.courseId }]))
    expect(await list(query)).toHaveLength(0);
  const file = await house.call(room.admin, wire.exportAttendance, { query: {} });
  expect(String(file.body)).toContain('12.345.678-5');
  expect((await house.call(room.learner, wire.listAttendance, { query: {} })).status).toBe(404);
});

test('SEN-01 settings keep the token encrypted and tell it to nobody; wrong ones are refused at their fields, old ones too', async ({
  house,
}) => {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  const save = (version: number, wish: Parameters<typeof settingsForm>[0]) =>
    house.call(admin, wire.saveSenceSettings, { body: { version, settings: settingsForm(wish) } });
  expect((await save(0, { providerRut: '76.123.456-1', token: 'x' })).body.fields).toEqual({
    'settings.providerRut': 'provider_rut_invalid',
    'settings.token': 'sence_token_invalid',
  });
  expect((await save(0, { token: '' })).body.fields).toEqual({ 'settings.token': 'sence_token_missing' });
  expect((await save(0, { exemptGroupId: house.platform.newId() })).body.fields).toEqual({ 'settings.exemptGroupId': 'invalid_choice' });
  const [one, two] = await Promise.all([save(0, {}), save(0, { sessionMinutes: 60 })]);
  expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await save(1, { token: '', manual: 'm115' })).body).toMatchObject({
    version: 2,
    hasToken: true,
    settings: { token: '', manual: 'm115' },
  });
  const row = await house.db
    .write()
    .selectFrom('sence.settings')
    .selectAll()
    .where('tenant_id', '=', admin.tenantId)
    .executeTakeFirstOrThrow();
  expect(row.sealed_token.toString('utf8')).not.toContain(senceToken.slice(0, 8));
  const trail = JSON.stringify((await house.call(admin, listAuditLog, { query: {} })).body);
  expect(trail).toContain('sence_settings.saved');
  expect(trail.toUpperCase()).not.toContain(senceToken);
});

test('SEN-03 courses come under the authority once, with codes that their line has, and leave it again', async ({ house }) => {
  const room = await aRoom(house);
  const { admin, courseId, params } = room;
  const add = (wish: Parameters<typeof courseFields>[0]) =>
    house.call(admin, wire.addSenceCourse, { body: courseFields({ courseId, ...wish }) });
  expect((await add({})).body.fields).toEqual({ courseId: 'sence_course_taken' });
  expect((await add({ courseId: null, senceCode: '12', actionCode: 'a' })).body.fields).toEqual({
    courseId: 'sence_course_required',
    senceCode: 'sence_code_invalid',
    actionCode: 'action_code_invalid',
  });
  const save = (version: number, wish: Parameters<typeof courseFields>[0]) =>
    house.call(admin, wire.saveSenceCourse, { params, body: { version, course: courseFields({ courseId, ...wish }) } });
  expect((await save(1, { line: '1' })).body.fields).toEqual({ 'course.senceCode': 'sence_code_not_in_line' });
  expect((await save(1, { actionCode: '7654321' })).body).toMatchObject({ version: 2, course: { actionCode: '7654321' } });
  expect((await save(1, {})).body.refusal).toBe('changed_meanwhile');
  expect((await house.call(admin, wire.listSenceCourses, { query: {} })).body.items).toMatchObject([
    { id: courseId, actionCode: '7654321' },
  ]);
  const foreign = await aRoom(house);
  expect(
    (await house.call(foreign.admin, wire.saveSenceCourse, { params, body: { version: 2, course: courseFields({ courseId }) } })).status,
  ).toBe(404);
  expect((await house.call(admin, wire.removeSenceCourse, { params })).status).toBe(200);
  expect((await open(house, room)).status).toBe(200);
  expect((await house.call(admin, wire.removeSenceCourse, { params })).status).toBe(404);
});
