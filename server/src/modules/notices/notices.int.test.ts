import { logOut } from '@vitrine/contract/identity';
import { listNotices, markNoticesRead, openStream } from '@vitrine/contract/notices';
import { getClient, getLoginConfiguration, saveClient, saveLoginConfiguration } from '@vitrine/contract/tenancy';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { createApp, subscribersOf } from '../../app.ts';
import { openEventBus, type EventBus } from '../../platform/events/index.ts';
import { openRelay, type Relay } from '../../platform/outbox/index.ts';
import { openHouse, test } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { aClient } from '../tenancy/testing.ts';
import { tell } from './index.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
let app: Awaited<ReturnType<typeof createApp>>;
/** Between looks that nobody rang for, in milliseconds: whoever is told before was told at once. */
const slowRound = 15_000;
let events: EventBus;
let relay: Relay;
let address = '';

beforeAll(async () => {
  house = await openHouse();
  const url = String(house.db.pool.options.connectionString);
  events = await openEventBus({ url, log: house.platform.log });
  app = await createApp(house.platform, { events });
  relay = openRelay({ ...house.platform, events, slowRound, subscribers: subscribersOf(house.platform) });
  await relay.start();
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await relay.stop();
  await app.close();
  await events.close();
  await house.close();
});

type Person = Awaited<ReturnType<typeof aPerson>>;
const tellOf = (person: Person, title: string) =>
  house.db.transaction((tx) => tell(house.platform, tx, person, { kind: 'course_published', facts: { title }, cause: `course:${title}` }));
const caller = (person: Person) => ({ accessToken: person.accessToken, host: person.host });

/** Reads a stream until its text satisfies, and leaves it. */
async function follow(person: Person, lastEventId?: string) {
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${person.streamToken}`, host: person.host, 'x-forwarded-host': person.host };
  const answered = await fetch(`${address}${openStream.path}`, {
    headers: lastEventId === undefined ? headers : { ...headers, 'last-event-id': lastEventId },
    signal: leaving.signal,
  });
  let text = '';
  let isEnded = false;
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const piece of answered.body ?? []) text += decoder.decode(piece, { stream: true });
  })().catch(() => {});
  void reading.then(() => (isEnded = true));
  const until = async (isThere: (text: string) => boolean) => {
    for (let waited = 0; !isThere(text) && waited < slowRound - 1_000; waited += 5) await new Promise((resolve) => setTimeout(resolve, 5));
    return text;
  };
  return { status: answered.status, until, isEnded: () => isEnded, leave: () => leaving.abort() };
}
/** The first drain of a house opens a queue for each of its jobs. */
const patience = { timeout: 20_000, interval: 50 };
const lastId = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1];

test('a member reads what was told, newest first, and marks it as read; the same cause is told once', async () => {
  const person = await aPerson(house.platform);
  for (const title of ['one', 'two', 'two', 'three']) await tellOf(person, title);
  const first = await house.call(caller(person), listNotices, { query: { limit: 2 } });
  expect(first.body.items.map(({ facts }) => facts['title'])).toEqual(['three', 'two']);
  expect(first.body.unread).toBe(3);
  const rest = await house.call(caller(person), listNotices, { query: { limit: 2, after: first.body.next ?? '' } });
  expect([rest.body.items.length, rest.body.next]).toEqual([1, null]);

  const ids = first.body.items.map(({ id }) => id);
  await house.call(caller(person), markNoticesRead, { body: { ids } });
  await house.call(caller(person), markNoticesRead, { body: { ids } });
  expect((await house.call(caller(person), listNotices, { query: {} })).body.unread).toBe(1);
});

test('CLI-08 notices of another client are neither listed nor marked', async () => {
  const [mine, theirs] = [await aPerson(house.platform), await aPerson(house.platform)];
  await tellOf(theirs, 'secret');
  const [notice] = (await house.call(caller(theirs), listNotices, { query: {} })).body.items;
  expect((await house.call(caller(mine), listNotices, { query: {} })).body.items).toEqual([]);
  await house.call(caller(mine), markNoticesRead, { body: { ids: [notice?.id ?? ''] } });
  expect((await house.call(caller(theirs), listNotices, { query: {} })).body.unread).toBe(1);
});

test('the stream tells at once, and goes on behind the last event that was seen', async () => {
  const person = await aPerson(house.platform);
  await tellOf(person, 'before');
  const live = await follow(person);
  await live.until((text) => text.includes('retry'));
  await tellOf(person, 'now');
  const text = await live.until((so) => so.includes('now'));
  expect(text).toContain('now'); // long before a relay looks for itself
  expect(text).toContain('event: course_published');
  expect(text).not.toContain('before');
  live.leave();

  await tellOf(person, 'meanwhile');
  const again = await follow(person, lastId(text));
  const replay = await again.until((so) => so.includes('meanwhile'));
  expect(replay).toContain('meanwhile');
  expect(replay).not.toContain('"now"');
  again.leave();
});

test('SES-05 CLI-08 the stream is opened by its own token only, and tells nothing of others', async () => {
  const [mine, theirs] = [await aPerson(house.platform), await aPerson(house.platform)];
  expect((await follow({ ...mine, streamToken: mine.accessToken })).status).toBe(401);
  const stream = await follow(mine, '0');
  await tellOf(theirs, 'secret');
  await tellOf(mine, 'own');
  expect(await stream.until((text) => text.includes('own'))).not.toContain('secret');
  stream.leave();
});

test('a sixth stream of one person is refused, and a place is free again when one ends', async () => {
  const person = await aPerson(house.platform);
  const five = await Promise.all([1, 2, 3, 4, 5].map(() => follow(person)));
  expect((await follow(person)).status).toBe(429);
  five[0]?.leave();
  let next = await follow(person);
  while (next.status === 429) next = await follow(person); // until the server noticed
  expect(next.status).toBe(200);
  for (const stream of [...five, next]) stream.leave();
});

test('SES-11 the stream ends with its session, as soon as the news arrives', async () => {
  const person = await aPerson(house.platform);
  const stream = await follow(person);
  await house.call(caller(person), logOut, {});
  await events.tell([
    { event: 'identity.family_revoked', id: person.sessionId, tenantId: person.tenantId, ids: { familyId: person.sessionId } },
  ]);
  expect(await stream.until((text) => text.includes('session_ended'))).toContain('event: session_ended');
  await stream.until(() => stream.isEnded());
  expect(stream.isEnded()).toBe(true);
});

test('who held a refresh token that was used twice is told once', async () => {
  const person = await aPerson(house.platform);
  const revoked = {
    event: 'identity.family_revoked',
    tenantId: person.tenantId,
    payload: { memberId: person.memberId, familyId: person.sessionId },
  };
  for (const _ of [1, 2]) await house.db.transaction((tx) => house.platform.publish(tx, revoked));
  // The running relay shares the work, so one drain may find nothing yet.
  await vi.waitFor(async () => {
    await house.drain();
    const { body } = await house.call(caller(person), listNotices, { query: {} });
    expect(body.items.map(({ kind }) => kind)).toEqual(['session_revoked']);
  }, patience);
});

test('ADM-03 CLI-08 an open screen is told when its client or its site is saved, a neighbour only of the site, a stranger of neither', async () => {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { tenantId: neighbourClient } = await aClient(house.platform, { siteId: admin.siteId });
  const neighbour = await aPerson(house.platform, { tenantId: neighbourClient });
  const stranger = await aPerson(house.platform);
  const [mine, nextDoor, far] = await Promise.all([admin, neighbour, stranger].map((person) => follow(person)));
  const versions = (text: string) => [...text.matchAll(/event: settings\ndata: (.+)/g)].map(([, data]) => data);
  for (const stream of [mine, nextDoor, far]) await stream?.until((text) => versions(text).length === 1);

  const params = { clientId: admin.tenantId };
  const { body: opened } = await house.call(caller(admin), getClient, { params });
  const client = { ...opened.client, name: 'Renamed' };
  await house.call(caller(admin), saveClient, { params, body: { version: opened.version, client } });
  expect(versions((await mine?.until((text) => versions(text).length === 2)) ?? '')).toHaveLength(2);

  const { body: door } = await house.call(caller(admin), getLoginConfiguration, {});
  const configuration = { ...door.configuration, primary: '#AA0044' };
  await house.call(caller(admin), saveLoginConfiguration, { body: { version: door.version, configuration } });
  const all = await Promise.all([
    mine?.until((text) => versions(text).length === 3),
    nextDoor?.until((text) => versions(text).length === 2),
    far?.until(() => true),
  ]);
  expect(all.map((text) => versions(text ?? '').length)).toEqual([3, 2, 1]);
  expect(new Set(versions(all[0] ?? '')).size).toBe(3);
  for (const stream of [mine, nextDoor, far]) stream?.leave();
});

test('ADM-03 a screen that was away when its client was saved learns it when it comes back', async () => {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  const version = async () => {
    const stream = await follow(admin);
    const text = await stream.until((so) => so.includes('event: settings'));
    stream.leave();
    return /"version":"([^"]+)"/.exec(text)?.[1];
  };
  const before = await version();
  const params = { clientId: admin.tenantId };
  const { body } = await house.call(caller(admin), getClient, { params });
  await house.call(caller(admin), saveClient, { params, body: { version: body.version, client: body.client } });
  expect(await version()).not.toBe(before);
});
