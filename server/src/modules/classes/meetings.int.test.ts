import * as wire from '@vitrine/contract/classes';
import type { WatchedSpan } from '@vitrine/contract/classes';
import { listNotices } from '@vitrine/contract/notices';
import { watchedSeconds } from '@vitrine/domain/kernel';
import { generateKeyPairSync, verify } from 'node:crypto';
import { expect } from 'vitest';
import { Refusal } from '../../platform/http/index.ts';
import { createContentHttp } from '../../platform/storage/index.ts';
import { claimsOf, meetingKey } from '../../platform/testing/meeting-peer.mjs';
import { test, type House } from '../../testing.ts';
import type { BuiltPerson } from '../identity/testing.ts';
import { steerEncounter } from './keep-encounters.ts';
import { judgeWatched } from './meetings/judge-watched.ts';
import { meetingToken } from './meetings/meeting-token.ts';
import { getClassesOfCourse, listCards } from './my-classes.ts';
import { asOf, encounterForm, joinMeeting, meetingSettings, reportWatching, subscribe } from './testing.ts';
import { aSchool, classesOf } from './testing/school.ts';

const begin = '2021-03-06T12:00:00.000Z';
const atMinute = (minutes: number) => new Date(Date.parse(begin) + minutes * 60_000).toISOString();
const inPage = { day: '2021-03-06', time: '12:00', zone: 'UTC', minutes: 60, place: '', isInPage: true };

/** A school whose meetings run in our page, with a webinar of an hour that these are in. */
async function aMeeting(house: House, count: number) {
  const school = await aSchool(house);
  const settings = meetingSettings({ secret: meetingKey });
  await house.call(school.staff, wire.saveMeetingProvider, { body: { version: 0, settings } });
  const made = await school.held({ kind: 'webinar', seats: null, hasLounge: true, agenda: 'Abertura\n\nPerguntas', encounters: [inPage] });
  const people = await school.members(count);
  for (const { actor } of people) await subscribe(at(house, -60), actor, { classId: made.id, waits: false });
  const encounterId = made.encounters[0]?.id ?? '';
  return { ...school, people, classId: made.id, version: made.version, encounterId };
}

/** The house at a minute of the meeting. */
const at = (house: House, minute: number) => asOf(house.platform, atMinute(minute));
const join = (house: House, { actor }: BuiltPerson, ask: { encounterId: string; minute: number }) =>
  joinMeeting(at(house, ask.minute), actor, ask);
/** How often the courses that count by this class were told of its verdicts. */
const issuedTo = async ({ db }: House, classId: string) => {
  const rows = await db.read().selectFrom('platform.outbox').select('payload').where('event', '=', 'classes.results_issued').execute();
  return rows.filter(({ payload }) => JSON.stringify(payload).includes(classId)).length;
};
/** What somebody is refused with. */
const refusal = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'nothing',
    (fault: unknown) => (fault instanceof Refusal ? fault.code : String(fault)),
  );
const span = (house: House, fromMinute: number, toMinute: number): WatchedSpan => ({
  event_id: house.platform.newId(),
  from: atMinute(fromMinute),
  to: atMinute(toMinute),
});
/** From a minute to another, in pieces as an open meeting tells them. */
const pieces = (house: House, from: number, to: number): WatchedSpan[] =>
  Array.from({ length: to - from }, (_, place) => span(house, from + place, from + place + 1));
type Told = { encounterId: string; minute: number; spans: WatchedSpan[]; sentAt?: string };
const report = async (house: House, { actor }: BuiltPerson, { encounterId, minute, spans, sentAt = atMinute(minute) }: Told) =>
  (await reportWatching(at(house, minute), actor, { encounterId, sentAt, spans })).watchedSeconds;

test('WEB-03 where meetings run is written once a version, its key is told to nobody, and what is wrong stands at its field', async ({
  house,
}) => {
  const school = await aSchool(house);
  const save = (version: number, wish: Parameters<typeof meetingSettings>[0] = {}) =>
    house.call(school.staff, wire.saveMeetingProvider, { body: { version, settings: meetingSettings(wish) } });
  const read = async () => (await house.call(school.staff, wire.getMeetingProvider, {})).body;
  expect(await read()).toMatchObject({ version: 0, hasSecret: false });
  expect((await save(0, { secret: '' })).body.fields).toEqual({ 'settings.secret': 'meeting_key_missing' });
  expect((await save(0, { secret: 'curto' })).body.fields).toEqual({ 'settings.secret': 'meeting_key_invalid' });
  expect((await save(0, { kind: 'jaas', domain: '8x8.vc' })).body.fields).toEqual({
    'settings.secret': 'meeting_key_invalid',
    'settings.keyId': 'required',
  });
  for (const domain of ['127.0.0.1', 'localhost', 'https://meet.example.com', 'meet.example.com:8443', 'meet.example.com/a', ''])
    expect((await save(0, { domain })).status, domain).toBe(422);
  const both = await Promise.all([save(0), save(0)]);
  expect(both.map(({ body }) => body.refusal ?? 'saved').toSorted()).toEqual(['changed_meanwhile', 'saved']);
  const saved = await read();
  expect(saved).toEqual({ version: 1, kind: 'jitsi', domain: 'meet.example.com', appId: 'vitrine', keyId: '', hasSecret: true });
  expect((await save(1, { secret: '', domain: 'meet2.example.com' })).body).toMatchObject({ version: 2, domain: 'meet2.example.com' });
  const { sealed_secret: sealed } = await house.platform.db
    .read()
    .selectFrom('classes.meeting_provider')
    .select('sealed_secret')
    .where('tenant_id', '=', school.staff.tenantId)
    .executeTakeFirstOrThrow();
  expect(sealed.toString('utf8')).not.toContain('segredo');
  expect((await house.call(school.staff, wire.removeMeetingProvider, {})).status).toBe(200);
  expect(await read()).toMatchObject({ version: 0 });
  const { id: classId } = await school.held();
  const added = await house.call(school.staff, wire.addEncounter, {
    params: { classId },
    body: encounterForm({ ...inPage, day: '2034-04-01' }),
  });
  expect(added.body.fields).toEqual({ isInPage: 'meetings_off' });
});

test('WEB-03 a ticket is personal, for one room and five minutes; only who is subscribed or teaches gets one, and only while it is open', async ({
  house,
}) => {
  const { people, staff, members, encounterId, courseId } = await aMeeting(house, 1);
  const [inside] = people;
  const [outside] = await members(1);
  if (!inside || !outside) return;
  expect(await refusal(join(house, inside, { encounterId, minute: -30 }))).toBe('meeting_not_open');
  expect(await refusal(join(house, outside, { encounterId, minute: -10 }))).toBe('not_subscribed');
  const mine = async ({ actor }: BuiltPerson, minute: number) =>
    (await getClassesOfCourse(at(house, minute), actor, { courseId, kind: 'webinar' })).classes[0];
  expect(await mine(inside, -10)).toMatchObject({
    hasLounge: true,
    agenda: ['Abertura', 'Perguntas'],
    encounters: [{ phase: 'open', canJoin: true, isInPage: true, enterUrl: null, watchedSeconds: 0 }],
  });
  expect((await mine(outside, -10))?.encounters).toMatchObject([{ canJoin: false, watchedSeconds: null }]);
  const ticket = await join(house, inside, { encounterId, minute: -10 });
  const now = Date.parse(atMinute(-10));
  const claims = claimsOf(ticket.token, { room: ticket.room, now });
  expect(claims).toMatchObject({ aud: 'vitrine', iss: 'vitrine', sub: 'meet.example.com', exp: now / 1_000 + 300, moderator: false });
  expect(claims?.context.user).toEqual({ id: expect.any(String), name: inside.actor.fullName, affiliation: 'member' });
  expect(JSON.stringify(claims)).not.toContain(inside.memberId);
  expect(claimsOf(ticket.token, { room: 'another', now })).toBeNull();
  expect(claimsOf(ticket.token, { room: ticket.room, now: now + 301_000 })).toBeNull();
  expect(ticket.room).toMatch(/^[0-9a-f]{32}$/);
  const teaches = await join(house, staff, { encounterId, minute: -10 });
  expect(claimsOf(teaches.token, { room: ticket.room, now })).toMatchObject({ moderator: true });

  await steerEncounter(at(house, 0), staff.actor, { encounterId, act: 'start' });
  await steerEncounter(at(house, 30), staff.actor, { encounterId, act: 'end' });
  expect(await refusal(join(house, inside, { encounterId, minute: 31 }))).toBe('meeting_not_open');
  expect((await mine(inside, 31))?.encounters).toMatchObject([{ phase: 'over', canJoin: false }]);
});

test('WEB-03 the page of a meeting opens by its signed address alone, for a minute; its policy names the provider’s origin and no other', async ({
  house,
}) => {
  const { people, encounterId } = await aMeeting(house, 1);
  const [person] = people;
  if (!person) return;
  const { page } = await join(house, person, { encounterId, minute: 1 });
  const [content, later] = [await createContentHttp(at(house, 1)), await createContentHttp(at(house, 3))];
  const { host, pathname } = new URL(page);
  const open = (url: string, server = content) => server.inject({ url, headers: { host } });
  const opened = await open(pathname);
  expect(opened.statusCode).toBe(200);
  const policy = String(opened.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self' https://meet.example.com; frame-src https://meet.example.com;");
  expect(policy).toContain(`frame-ancestors ${new URL(house.platform.settings.publicUrl).origin}`);
  expect(opened.headers['permissions-policy']).toContain('camera=(self "https://meet.example.com")');
  expect(opened.body).toContain('https://meet.example.com/external_api.js');
  const another = Buffer.from('https://evil.example.com/external_api.js').toString('base64url');
  const [, root, tenant, expires, , signature] = pathname.split('/');
  expect((await open(`/${root}/${tenant}/${expires}/${another}/${signature}`)).statusCode).toBe(404);
  expect((await open(pathname, later)).statusCode).toBe(404);
  await Promise.all([content.close(), later.close()]);
});

test('WEB-03 the hosted service gets tickets by its own rules: RS256, the key’s id, a moderator in words', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const user = { id: 'u', name: 'Camila' };
  const token = meetingToken({
    kind: 'jaas',
    domain: '8x8.vc',
    appId: 'vpaas-1',
    keyId: 'vpaas-1/k',
    key: privateKey,
    room: 'r',
    user,
    isModerator: true,
    now: 1_000,
  });
  const [head = '', body = '', signature = ''] = token.split('.');
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect(verify('RSA-SHA256', Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(read(head)).toEqual({ typ: 'JWT', alg: 'RS256', kid: 'vpaas-1/k' });
  expect(read(body)).toMatchObject({ aud: 'jitsi', iss: 'chat', sub: 'vpaas-1', exp: 1_300, context: { user: { moderator: 'true' } } });
});

test('WEB-04 two devices at once, the same report again and one out of order count each minute once; adding up would not', async ({
  house,
}) => {
  const { people, encounterId } = await aMeeting(house, 1);
  const [person] = people;
  if (!person) return;
  await join(house, person, { encounterId, minute: 0 });
  const [phone, desk] = [pieces(house, 5, 15), pieces(house, 0, 10)];
  const told = (spans: WatchedSpan[]) => report(house, person, { encounterId, minute: 20, spans });
  await Promise.all([told(phone), told(desk), told(phone)]);
  const late = [span(house, 17, 18)];
  const seconds = await told(late);
  expect(seconds).toBe(16 * 60);
  const all = [...phone, ...desk, ...phone, ...late];
  const naive = all.reduce((sum, { from, to }) => sum + (Date.parse(to) - Date.parse(from)) / 1_000, 0);
  expect(naive).not.toBe(seconds);
  expect(watchedSeconds(all.map(({ from, to }) => [Date.parse(from) / 1_000, Date.parse(to) / 1_000]))).toBe(seconds);
});

test('WEB-04 the server’s clock bounds what is told: before the joining, after the end, the future and a wrong clock', async ({
  house,
}) => {
  const { people, members, encounterId } = await aMeeting(house, 1);
  const [person] = people;
  const [stranger] = await members(1);
  if (!person || !stranger) return;
  expect(await refusal(report(house, person, { encounterId, minute: 5, spans: [span(house, 0, 1)] }))).toBe('not_found');
  await join(house, person, { encounterId, minute: 5 });
  const seconds = (minute: number, spans: WatchedSpan[], sentAt?: string) =>
    report(house, person, { encounterId, minute, spans, ...(sentAt === undefined ? {} : { sentAt }) });
  expect(await seconds(8, pieces(house, 0, 6))).toBe(60);
  expect(await seconds(8, pieces(house, 7, 12))).toBe(120);
  // Minutes that a device two hours ahead tells: one that is known, and one more.
  expect(await seconds(8, pieces(house, 127, 128), atMinute(128))).toBe(120);
  expect(await seconds(8, pieces(house, 126, 127), atMinute(128))).toBe(180);
  expect(await seconds(20, [span(house, 10, 13)])).toBe(180); // no device tells three minutes in one breath
  expect(await refusal(report(house, stranger, { encounterId, minute: 8, spans: [span(house, 6, 7)] }))).toBe('not_found');
  expect(await seconds(70, pieces(house, 59, 65))).toBe(240);
  expect(await refusal(seconds(61 + 7 * 24 * 60, [span(house, 20, 21)]))).toBe('class_finished');
});

test('WEB-04 watched minutes become the verdict by a job; a late device and a correction with a reason judge anew', async ({ house }) => {
  const { people, staff, courseId, classId, encounterId } = await aMeeting(house, 4);
  const [whole, equal, late, absent] = people;
  if (!whole || !equal || !late || !absent) return;
  for (const person of [whole, equal, late]) await join(house, person, { encounterId, minute: 0 });
  const told = (person: BuiltPerson, minute: number, spans: WatchedSpan[]) => report(house, person, { encounterId, minute, spans });
  await told(whole, 60, pieces(house, 0, 60));
  await told(equal, 60, pieces(house, 10, 55));
  await told(late, 60, pieces(house, 0, 44));
  const listed = async () => (await house.call(staff, wire.listClassPeople, { params: { classId }, query: { encounterId } })).body.items;
  const of = async (person: BuiltPerson) => (await listed()).find(({ memberId }) => memberId === person.memberId);
  expect([(await of(whole))?.watchedSeconds, (await of(equal))?.watchedSeconds, (await of(absent))?.watchedSeconds]).toEqual([
    3_600, 2_700, 0,
  ]);

  const payload = { tenantId: staff.tenantId, classId };
  await judgeWatched(at(house, 80), payload); // not over yet, for nobody ended it
  expect((await of(whole))?.result).toBeNull();
  await Promise.all([judgeWatched(at(house, 180), payload), judgeWatched(at(house, 180), payload)]);
  const results = async () => Promise.all([whole, equal, late, absent].map(async (person) => (await of(person))?.result));
  expect(await results()).toEqual(['approved', 'approved', 'not_approved', 'not_approved']);
  expect(await issuedTo(house, classId)).toBe(1);

  await told(late, 200, [span(house, 44, 45)]);
  expect((await of(late))?.result).toBe('approved');
  expect(await issuedTo(house, classId)).toBe(2);
  const noticed = async (person: BuiltPerson) =>
    (await house.call(person, listNotices, { query: { limit: 20 } })).body.items.map(({ kind, facts }) => [kind, facts['classPath']]);
  const classPath = `/webinars/${courseId}`;
  expect(await noticed(whole)).toEqual([['class_approved', classPath]]);
  expect(await noticed(absent)).toEqual([['class_not_approved', classPath]]);
  expect(await noticed(late)).toEqual([
    ['class_approved', classPath],
    ['class_not_approved', classPath],
  ]);
  const mark = (person: BuiltPerson, reason?: string) =>
    house.call(staff, wire.markPresence, {
      params: { encounterId },
      body: { memberId: person.memberId, version: 0, presence: 'present', ...(reason === undefined ? {} : { reason }) },
    });
  expect((await mark(absent)).body.fields).toEqual({ reason: 'reason_required' });
  expect((await mark(absent, 'Assistiu com a colega, no mesmo aparelho')).status).toBe(200);
  expect((await mark(absent, 'De novo')).body.refusal).toBe('changed_meanwhile');
  expect(await of(absent)).toMatchObject({ result: 'approved', mark: { reason: 'Assistiu com a colega, no mesmo aparelho' } });
  expect((await house.call(staff, wire.markAllPresent, { params: { encounterId } })).body.refusal).toBe('act_not_now');
  const [seen] = await classesOf(house, late, courseId, 'webinar');
  expect(seen).toMatchObject({ result: 'approved', encounters: [{ watchedSeconds: 2_700, phase: 'over' }] });
});

test('WEB-04 the verdicts wait in the queue for two hours behind the end', async ({ house }) => {
  const { people, classId, encounterId, staff } = await aMeeting(house, 1);
  await house.jobs.drain();
  const { items } = (await house.call(staff, wire.listClassPeople, { params: { classId }, query: { encounterId } })).body;
  expect([people.length, items[0]?.result]).toEqual([1, 'not_approved']); // it was over long ago, and nobody came
});

test('WEB-01 WEB-04 who watches keeps a running webinar online; without a sign for a minute and a half it is offline', async ({
  house,
}) => {
  const { people, staff, encounterId } = await aMeeting(house, 1);
  const [person] = people;
  if (!person) return;
  await join(house, person, { encounterId, minute: 0 });
  await steerEncounter(at(house, 0), staff.actor, { encounterId, act: 'start' });
  const ask = { kind: 'webinar', status: undefined, isOnline: false, favorite: 'all', selected_tags: 'all', limit: 20 } as const;
  const state = async (minute: number) => (await listCards(at(house, minute), person.actor, ask)).items[0]?.state;
  await report(house, person, { encounterId, minute: 1, spans: [span(house, 0, 1)] });
  expect([await state(2), await state(4)]).toEqual(['opened', 'offline']);
});
