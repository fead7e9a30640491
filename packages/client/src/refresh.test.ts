import { expect, test } from 'vitest';
import { callBy } from './call.ts';
import { aTab, nothingListed, json } from './memory-server.ts';
import { listThings, sessionCalls } from './memory-calls.ts';
import { send } from './send.ts';
import { memoryDevice, memoryDisk } from './memory-device.ts';

const ask = { query: {} };
const spent = { access_token: 'old' };

test('SES-04 runs one refresh for many 401s, and all retry with the new token', async () => {
  const { configuration, server, store } = await aTab();
  await store.set(spent);
  const answers = await Promise.all(Array.from({ length: 20 }, () => callBy(configuration, listThings, ask)));
  expect(answers).toEqual(Array.from({ length: 20 }, () => nothingListed));
  expect(server.askedAt('/o/token/')).toHaveLength(1);
  const sent = server.askedAt('/api/v1/things').map(({ headers }) => headers.get('authorization'));
  expect(sent).toEqual([...Array(20).fill('Bearer old'), ...Array(20).fill('Bearer access-2')]);
});

test('SES-04 control: a client without the lock sends a refresh for each 401, and the server refuses all but the first', async () => {
  const { configuration, server, store } = await aTab();
  await store.set(spent);
  const { refresh_token = '' } = store.get();
  const naive = async () => {
    const first = await send(configuration, listThings, { parts: ask, authorization: 'Bearer old' });
    if (first.status !== 401) return first;
    return send(configuration, sessionCalls.token, {
      parts: { body: { grant_type: 'refresh_token', refresh_token } },
      authorization: undefined,
    });
  };
  const refreshes = await Promise.all(Array.from({ length: 20 }, naive));
  expect(server.askedAt('/o/token/')).toHaveLength(20);
  expect(refreshes.filter(({ ok }) => ok)).toHaveLength(1);
});

test('SES-04 D52 tabs of one browser refresh once between them', async () => {
  const disk = memoryDisk();
  const one = await aTab({ device: memoryDevice({ disk }) });
  await one.store.set(spent);
  const tabs = [
    one,
    ...(await Promise.all([1, 2, 3].map(() => aTab({ server: one.server, device: memoryDevice({ disk }), session: {} })))),
  ];
  await Promise.all(tabs.flatMap(({ configuration }) => [1, 2, 3].map(() => callBy(configuration, listThings, ask))));
  expect(one.server.askedAt('/o/token/')).toHaveLength(1);
  expect(tabs.map(({ store }) => store.get().access_token)).toEqual(Array(4).fill('access-2'));
});

test('SES-04 a 401 that comes after the refresh takes the new token instead of asking for a newer one', async () => {
  const { configuration, server, store } = await aTab();
  await store.set(spent);
  let tellLate = () => {};
  const late = new Promise<void>((resolve) => (tellLate = resolve));
  const slowFetch: typeof fetch = async (...args) => {
    const answer = await server.fetch(...args);
    if (answer.status === 401) await late;
    return answer;
  };
  const slow = callBy({ ...configuration, fetch: slowFetch }, listThings, ask);
  await callBy(configuration, listThings, ask);
  tellLate();
  await expect(slow).resolves.toEqual(nothingListed);
  expect(server.askedAt('/o/token/')).toHaveLength(1);
});

test('SES-05 reads the pair and the stream token, and asks by client Basic in a form', async () => {
  const { configuration, server, store } = await aTab();
  await store.set(spent);
  await callBy(configuration, listThings, ask);
  expect(store.get()).toMatchObject({ ...server.pair(), expiresAt: '2026-11-21T12:15:01.000Z' });
  const [refresh] = server.askedAt('/o/token/');
  expect(refresh?.headers.get('authorization')).toBe(`Basic ${btoa('web:open')}`);
  expect(refresh?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  expect(refresh?.body).toBe('grant_type=refresh_token&refresh_token=refresh-1');
});

test('SES-06 a refused refresh clears the tokens and goes to the log-in once, for all that waited', async () => {
  const { configuration, store, timesEnded } = await aTab();
  await store.set({ ...spent, refresh_token: 'used long ago', redirect_url: '/courses/7', languageId: 2, languageCode: 'en-US' });
  const answers = await Promise.allSettled([1, 2, 3].map(() => callBy(configuration, listThings, ask)));
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.refusal)).toEqual(Array(3).fill('session_ended'));
  expect(store.get()).toEqual({ redirect_url: '/courses/7', languageId: 2, languageCode: 'en-US' });
  expect(timesEnded()).toBe(1);
});

test.each([
  ['a lost network', () => Promise.reject(new TypeError('fetch failed'))],
  ['a server that is down', () => json({ refusal: 'unexpected', requestId: 'r' }, 503)],
  ['a page of somebody else’s network', () => new Response('<html>', { status: 200 })],
])('SES-06 %s during the refresh ends no session', async (_what, answer) => {
  const { configuration, server, store, timesEnded } = await aTab();
  await store.set(spent);
  server.on('/o/token/', answer);
  await expect(callBy(configuration, listThings, ask)).rejects.toThrow();
  expect(timesEnded()).toBe(0);
  expect(store.get()).toMatchObject({ access_token: 'old', refresh_token: 'refresh-1' });
});

test('SES-07 a 401 without a refresh token clears the session and goes to the log-in', async () => {
  const { configuration, server, store, timesEnded } = await aTab();
  await store.set({ ...spent, refresh_token: undefined });
  await expect(callBy(configuration, listThings, ask)).rejects.toMatchObject({ status: 401, refusal: 'session_ended' });
  expect([store.get(), timesEnded(), server.askedAt('/o/token/').length]).toEqual([{}, 1, 0]);
});

test('SES-11 a refresh that was under way at log-out does not bring the session back', async () => {
  const { configuration, server, store } = await aTab();
  await store.set(spent);
  server.on('/o/token/', async () => {
    await store.clear();
    return server.turn();
  });
  await expect(callBy(configuration, listThings, ask)).rejects.toMatchObject({ refusal: 'session_ended' });
  expect(store.get()).toEqual({});
});

test('D54 a call is not retried with the token of somebody who logged in meanwhile in another tab', async () => {
  const { configuration, server, store } = await aTab();
  await store.set(spent);
  server.on('/api/v1/things', () => json(nothingListed));
  const wanted = callBy(configuration, listThings, ask);
  await store.set({ ...server.pair(), personId: 'somebody else' });
  await expect(wanted).rejects.toMatchObject({ refusal: 'session_ended' });
  expect(server.askedAt('/api/v1/things')).toHaveLength(1);
  expect(store.get().personId).toBe('somebody else');
});
