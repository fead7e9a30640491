import { logOut } from '@vitrine/contract/identity';
import {
  forgetPushDevice,
  getPush,
  keepPushDevice,
  markNoticesRead,
  NoticePreferences,
  saveNoticePreferences,
  listNotices,
} from '@vitrine/contract/notices';
import { defaultPreferences, type NoticeKind } from '@vitrine/domain/notices';
import { afterEach, beforeEach, expect } from 'vitest';
import type { JobAsk } from '../../platform/jobs/jobs.ts';
import { openPush, PushGone, PushLater, PushRefused, type Push } from '../../platform/push/index.ts';
import { openFcm } from '../../platform/testing/fcm-peer.mjs';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { tell } from './index.ts';
import { sendPush } from './push/send-push.ts';
import { sweepPushDevices } from './push/devices.ts';

type Peer = Awaited<ReturnType<typeof openFcm>>;
let peer: Peer;
let before: { house: House; push: Push } | undefined;

beforeEach(async () => void (peer = await openFcm()));
afterEach(async () => {
  if (before) Object.assign(before.house.platform, { push: before.push });
  before = undefined;
  await peer.close();
});

/** The house with the operator's account at the peer. */
function switchOn(house: House): Push {
  const push = openPush({ settings: peer.settings, clock: house.clock }, { milliseconds: 2_000 });
  before = { house, push: house.platform.push };
  Object.assign(house.platform, { push });
  return push;
}

const awake: NoticePreferences = { ...NoticePreferences.parse(defaultPreferences('America/Sao_Paulo')), quiet: null };
/** A person without quiet hours, whatever hour the test runs at. */
async function anAwakePerson(house: House, wish: Parameters<typeof aPerson>[1] = {}): Promise<BuiltPerson> {
  const person = await aPerson(house.platform, wish);
  await save(house, person, awake);
  return person;
}
const save = (house: House, person: BuiltPerson, preferences: NoticePreferences, version = 0) =>
  house.call(person, saveNoticePreferences, { body: { version, preferences } });
const keep = (house: House, person: BuiltPerson, token: string) =>
  house.call(person, keepPushDevice, { body: { token, system: 'android' } });
const tellOf = async (house: House, person: BuiltPerson, title: string, kind: NoticeKind = 'order_shipped') => {
  await house.db.transaction((tx) =>
    tell(house.platform, tx, person, { kind, facts: { title, orderId: 'o-1' }, cause: `${kind} ${title}` }),
  );
  await house.drain();
};
const tokensSent = () => peer.sent.map(({ token }) => token);

test('MOB-01 without the operator’s account there is no push: it is told so, no phone is kept and nothing sent', async ({ house }) => {
  const person = await anAwakePerson(house);
  expect((await house.call(person, getPush, {})).body).toEqual({ isOn: false });
  expect(await keep(house, person, 'phone-one')).toMatchObject({ status: 409, body: { refusal: 'push_off' } });
  await tellOf(house, person, 'Fone');
  expect(peer.counts.asked).toBe(0);
});

test('MOB-01 a notice reaches the phone once, in the person’s language, with what its screen is found by', async ({ house }) => {
  switchOn(house);
  const person = await anAwakePerson(house);
  expect((await house.call(person, getPush, {})).body).toEqual({ isOn: true });
  const key = { 'idempotency-key': house.platform.newId() };
  const ask = { body: { token: 'phone-one:a', system: 'ios' as const } };
  expect([
    (await house.call(person, keepPushDevice, ask, key)).status,
    (await house.call(person, keepPushDevice, ask, key)).status,
  ]).toEqual([200, 200]);
  await tellOf(house, person, 'Fone');
  await tellOf(house, person, 'Fone'); // the same cause is no second notice
  const { body } = await house.call(person, listNotices, { query: {} });
  expect(peer.sent).toMatchObject([
    {
      token: 'phone-one:a',
      notification: { body: 'Pedido a caminho: Fone' },
      data: { noticeId: body.items[0]?.id, kind: 'order_shipped', facts: JSON.stringify({ title: 'Fone', orderId: 'o-1' }) },
      android: { notification: { tag: body.items[0]?.id } },
      apns: { headers: { 'apns-collapse-id': body.items[0]?.id } },
    },
  ]);
  expect(peer.counts.tokens).toBe(1);
});

test('MOB-01 NOT-01 what the member switched off for the phone, or for the portal, does not reach it; quiet hours hold it back', async ({
  house,
}) => {
  switchOn(house);
  const person = await anAwakePerson(house);
  await keep(house, person, 'phone-quiet');
  await save(house, person, { ...awake, off: { portal: ['badge_earned'], mail: [], push: ['course_published'] } }, 1);
  await tellOf(house, person, 'Curso', 'course_published');
  await tellOf(house, person, 'Selo', 'badge_earned');
  expect(peer.sent).toEqual([]);
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', hourCycle: 'h23' }).format(new Date(house.clock.now())),
  );
  await save(house, person, { ...awake, timeZone: 'UTC', quiet: { from: hour, until: (hour + 2) % 24 } }, 2);
  await tellOf(house, person, 'Fone');
  expect(peer.sent).toEqual([]);
});

test('MOB-01 two phones are told both; one that was removed is forgotten, and the other is told on', async ({ house }) => {
  switchOn(house);
  const person = await anAwakePerson(house);
  await keep(house, person, 'phone-gone');
  await keep(house, person, 'phone-here');
  peer.remove('phone-gone');
  await tellOf(house, person, 'um');
  await tellOf(house, person, 'dois');
  expect(tokensSent()).toEqual(['phone-here', 'phone-here']);
  expect(peer.counts.asked).toBe(3); // the removed one was asked once
});

test('MOB-01 SES-06 a phone is forgotten with its log-in, and holds up nobody’s nightly job', async ({ house }) => {
  switchOn(house);
  const person = await anAwakePerson(house);
  await keep(house, person, 'phone-left-in-a-drawer');
  house.clock.shift(32 * 86_400_000);
  await house.jobs.runNow('identity.forget-dead-tokens');
  const left = await house.db
    .read()
    .selectFrom('notices.push_device')
    .select('id')
    .where('tenant_id', '=', person.tenantId)
    .where('member_id', '=', person.memberId)
    .execute();
  expect(left).toEqual([]);
});

test('MOB-01 whoever logs in on a phone takes it over: the person before is told nothing there', async ({ house }) => {
  switchOn(house);
  const first = await anAwakePerson(house);
  const next = await anAwakePerson(house, { tenantId: first.tenantId });
  await keep(house, first, 'phone-shared');
  await Promise.all([keep(house, next, 'phone-shared'), keep(house, next, 'phone-shared')]);
  await tellOf(house, first, 'secreto');
  await tellOf(house, next, 'seu');
  expect(peer.sent.map(({ notification }) => notification.body)).toEqual(['Pedido a caminho: seu']);
});

test('MOB-01 CLI-08 nobody forgets a phone of somebody else; their own is told no more, and after a log-out neither', async ({ house }) => {
  switchOn(house);
  const person = await anAwakePerson(house);
  const stranger = await anAwakePerson(house);
  await keep(house, person, 'phone-mine');
  const forget = (who: BuiltPerson) => house.call(who, forgetPushDevice, { body: { token: 'phone-mine' } });
  expect((await forget(stranger)).status).toBe(200);
  await tellOf(house, person, 'um');
  expect(tokensSent()).toEqual(['phone-mine']);
  expect([(await forget(person)).status, (await forget(person)).status]).toEqual([200, 200]);
  await tellOf(house, person, 'dois');
  expect(tokensSent()).toEqual(['phone-mine']);
  await keep(house, person, 'phone-mine');
  expect((await house.call(person, logOut, {})).status).toBe(200);
  await tellOf(house, person, 'três');
  expect(tokensSent()).toEqual(['phone-mine']);
  const kept = () => house.db.write().selectFrom('notices.push_device').select('token').where('token', '=', 'phone-mine').execute();
  expect(await kept()).toHaveLength(1);
  await sweepPushDevices(house.platform);
  expect(await kept()).toHaveLength(0);
});

test('MOB-01 what was read meanwhile is not sent, and a job that runs twice sends once', async ({ house }) => {
  switchOn(house);
  const person = await anAwakePerson(house);
  await keep(house, person, 'phone-late');
  peer.fail({ status: 429, code: 'QUOTA_EXCEEDED', retryAfter: '120' });
  await tellOf(house, person, 'um');
  expect(peer.sent).toEqual([]); // the provider asked for two minutes
  const { id: pushId } = await pushOf(house, person);
  const again = () => sendPush(house.platform, { tenantId: person.tenantId, pushId, tries: 1 });
  await again();
  await again();
  expect(tokensSent()).toEqual(['phone-late']);
  peer.fail({ status: 503, code: 'UNAVAILABLE', retryAfter: '60' });
  await tellOf(house, person, 'dois');
  const { body } = await house.call(person, listNotices, { query: {} });
  await house.call(person, markNoticesRead, { body: { ids: [body.items[0]?.id ?? ''] } });
  const second = await pushOf(house, person);
  await sendPush(house.platform, { tenantId: person.tenantId, pushId: second.id, tries: 1 });
  expect(tokensSent()).toEqual(['phone-late']);
});

test('MOB-01 a busy provider is asked again when it said, and given up to the job’s own patience after six times', async ({ house }) => {
  switchOn(house);
  const person = await anAwakePerson(house);
  await keep(house, person, 'phone-busy');
  peer.fail({ status: 503, code: 'UNAVAILABLE', retryAfter: '90' });
  await tellOf(house, person, 'um');
  const push = await pushOf(house, person);
  const asked: JobAsk[] = [];
  const parts = { ...house.platform, jobs: { ...house.jobs, send: async (ask: JobAsk) => void asked.push(ask) } };
  peer.fail({ status: 503, code: 'UNAVAILABLE', retryAfter: '90' });
  await sendPush(parts, { tenantId: person.tenantId, pushId: push.id, tries: 1 });
  const waits = (Date.parse(asked[0]?.startAfter ?? '') - Date.parse(house.clock.now())) / 1_000;
  expect(asked).toMatchObject([{ name: 'notices.push', payload: { pushId: push.id, tries: 2 } }]);
  expect(waits).toBeGreaterThan(60);
  expect(waits).toBeLessThanOrEqual(90);
  peer.fail({ status: 500, code: 'INTERNAL' });
  await expect(sendPush(house.platform, { tenantId: person.tenantId, pushId: push.id, tries: 6 })).rejects.toBeInstanceOf(PushLater);
});

const pushOf = (house: House, { tenantId, memberId }: BuiltPerson) =>
  house.db
    .write()
    .selectFrom('notices.push as u')
    .innerJoin('notices.notice as n', (join) => join.onRef('n.tenant_id', '=', 'u.tenant_id').onRef('n.id', '=', 'u.notice_id'))
    .select('u.id')
    .where('u.tenant_id', '=', tenantId)
    .where('n.tenant_id', '=', tenantId)
    .where('n.member_id', '=', memberId)
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .executeTakeFirstOrThrow();

const notice = { token: 'phone-one', title: 'Loja', body: 'Venda aprovada', key: 'n-1', data: { kind: 'sale_approved' } };

test.for([
  ['UNREGISTERED', { status: 404, code: 'UNREGISTERED' }, PushGone],
  ['SENDER_ID_MISMATCH', { status: 403, code: 'SENDER_ID_MISMATCH' }, PushGone],
  ['INVALID_ARGUMENT of the token', { status: 400, code: 'INVALID_ARGUMENT', field: 'message.token' }, PushGone],
  ['INVALID_ARGUMENT of the message', { status: 400, code: 'INVALID_ARGUMENT', field: 'message.data' }, PushRefused],
  ['QUOTA_EXCEEDED', { status: 429, code: 'QUOTA_EXCEEDED', retryAfter: '70' }, PushLater],
  ['UNAVAILABLE', { status: 503, code: 'UNAVAILABLE' }, PushLater],
  ['INTERNAL', { status: 500, code: 'INTERNAL' }, PushLater],
  ['a line that is cut', 'hang-up' as const, PushLater],
] as const)('MOB-01 the provider’s %s is told by its kind, without the phone’s name', async ([, fault, kind], { house }) => {
  const push = switchOn(house);
  peer.fail(fault);
  const thrown: unknown = await push.send(notice).catch((one: unknown) => one);
  expect(thrown).toBeInstanceOf(kind);
  expect(String(thrown)).not.toContain('phone-one');
  if (thrown instanceof PushLater) expect(thrown.seconds).toBe(typeof fault === 'object' && 'retryAfter' in fault ? 70 : 60);
});

test('MOB-01 a token of the account that was revoked before its time is asked for anew, once; many at once share one', async ({
  house,
}) => {
  const push = switchOn(house);
  await Promise.all([push.send(notice), push.send(notice), push.send(notice)]);
  expect(peer.counts.tokens).toBe(1);
  peer.fail('stale');
  await push.send(notice);
  expect([peer.counts.tokens, peer.sent.length]).toEqual([2, 4]);
  house.clock.shift(3_600_000);
  await push.send(notice);
  house.clock.shift(-3_600_000);
  expect(peer.counts.tokens).toBe(3);
});
