import { completeUpload, endpoint, Nothing } from '@vitrine/contract/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOf, callBy } from './call.ts';
import { CallRefused } from './call-refused.ts';
import { listThings, openLook, saveThing, sessionCalls } from './memory-calls.ts';
import { createQueryClient } from './query-client.ts';
import type { Called } from './configuration.ts';
import { aTab, json } from './memory-server.ts';
import { fetchFrom, send } from './send.ts';

const read = { body: { name: 'a thing' } };
const outside = endpoint({ method: 'PUT', path: '/x', answer: Nothing, summary: 'A cloud storage' });
const stored = { ...outside, path: 'https://storage.example/bucket/key' };

afterEach(() => void vi.useRealTimers());

test('SES-12 the session’s token comes before the page’s, and that before the client; log-in is always the client’s', async () => {
  const { configuration, server, store, device } = await aTab();
  const who = async (to: Called) => {
    await answerOf(configuration, to, {}).catch(() => undefined);
    return server.asked.at(-1)?.headers.get('authorization');
  };
  device.pageAccessToken = () => 'of-the-page';
  expect(await who(listThings)).toBe('Bearer access-1');
  expect(await who(sessionCalls.alternativeLogin)).toBe(`Basic ${btoa('web:open')}`);
  await store.clear();
  expect(await who(openLook)).toBe('Bearer of-the-page');
  device.pageAccessToken = () => undefined;
  expect(await who(openLook)).toBe(`Basic ${btoa('web:open')}`);
});

test('SES-12 other origins get no authorization', async () => {
  const { configuration, server } = await aTab();
  server.on('/bucket/key', () => json({}));
  await callBy(configuration, stored, {});
  await fetchFrom(configuration, 'https://storage.example/bucket/key', { method: 'PUT', body: 'film' });
  expect(server.asked.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
    ['https://storage.example/bucket/key', null],
    ['https://storage.example/bucket/key', null],
  ]);
});

test('SES-13 bodies are JSON, forms where the endpoint says so, and form data is multipart', async () => {
  const { configuration, server } = await aTab();
  const form = new FormData();
  form.set('upload', 'abc');
  await callBy(configuration, saveThing, read).catch(() => undefined);
  await send(configuration, sessionCalls.alternativeLogin, {
    parts: { body: { username: 'ana&co', password: 'ç +' } },
    authorization: undefined,
  });
  await send(configuration, outside, { parts: { body: form }, authorization: undefined });
  await send(configuration, completeUpload, { parts: { body: form }, authorization: undefined });
  const [asJson, asForm, asParts, asEnd] = server.asked.map(({ headers, body }) => [headers.get('content-type'), body] as const);
  expect(asJson).toEqual(['application/json', JSON.stringify(read.body)]);
  expect(asForm).toEqual(['application/x-www-form-urlencoded', 'username=ana%26co&password=%C3%A7+%2B']);
  expect(asParts?.[0]).toMatch(/^multipart\/form-data; boundary=/);
  expect(asEnd).toEqual(['application/json', '{"upload":"abc"}']);
});

test('SES-09 other refusals are passed on unchanged, a lost network stays a TypeError', async () => {
  const { configuration, server, timesEnded } = await aTab();
  const body = { refusal: 'changed_meanwhile', fields: { name: 'required' }, can: { save: false }, requestId: 'r-7' };
  for (const status of [400, 403, 404, 409, 413, 422, 429, 500, 503]) {
    server.on('/api/v1/things', () => json(body, status, { 'retry-after': '7' }));
    const refused = await callBy(configuration, listThings, { query: {} }).catch((fault: unknown) => fault);
    expect(refused).toBeInstanceOf(CallRefused);
    expect(refused).toMatchObject({ ...body, status, retryAfterSeconds: 7 });
  }
  server.on('/api/v1/things', () => new Response('<html>Bad gateway', { status: 502 }));
  await expect(callBy(configuration, listThings, { query: {} })).rejects.toMatchObject({ status: 502, refusal: 'unexpected' });
  server.cut();
  await expect(callBy(configuration, listThings, { query: {} })).rejects.toBeInstanceOf(TypeError);
  expect([timesEnded(), server.askedAt('/o/token/').length, server.askedAt('/api/v1/things').length]).toEqual([0, 0, 11]);
});

test('SES-09 errors of RFC 6749 are told by our codes', () => {
  const told = (body: object) => new CallRefused(400, body).refusal;
  expect(told({ error: 'invalid_grant', error_description: 'person_blocked' })).toBe('person_blocked');
  expect(told({ error: 'invalid_grant', error_description: 'The grant is no good.' })).toBe('session_ended');
  expect(told({ error: 'invalid_grant' })).toBe('session_ended');
  expect(told({ error: 'invalid_client' })).toBe('invalid_client');
});

test('SES-14 a slow answer is waited for, and a person can stop it', async () => {
  const { configuration, server } = await aTab();
  const stop = new AbortController();
  let answerNow: (answer: Response) => void = () => {};
  server.on('/api/v1/things', (_asked, signal) => {
    signal?.addEventListener('abort', () => answerNow(json({}, 499)));
    return new Promise((resolve) => (answerNow = resolve));
  });
  const slow = callBy(configuration, listThings, { query: {} }, { signal: stop.signal });
  const outcome = vi.fn();
  void slow.then(outcome, outcome);
  await vi.waitFor(() => expect(server.askedAt('/api/v1/things')).toHaveLength(1));
  vi.useFakeTimers();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(outcome).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  stop.abort();
  await expect(slow).rejects.toMatchObject({ status: 499 });
});

test('D40 a key goes with every write, and stays the same when it is sent again after a refresh', async () => {
  const { configuration, server, store } = await aTab();
  await store.set({ access_token: 'old' });
  server.on('/api/v1/things/saved', () => json({}));
  await callBy(configuration, saveThing, read);
  await callBy(configuration, saveThing, read);
  const [first, again, second] = server.askedAt('/api/v1/things/saved').map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(again).toBe(first);
  expect(second).not.toBe(first);
  await callBy(configuration, listThings, { query: {} });
  await callBy(configuration, saveThing, read, { key: 'chosen-by-the-form' });
  expect(server.asked.slice(-2).map(({ headers }) => headers.get('idempotency-key'))).toEqual([null, 'chosen-by-the-form']);
});

test('ADM-05 a write may outlive its page', async () => {
  const { configuration, server } = await aTab();
  const kept: unknown[] = [];
  server.on('/api/v1/things/saved', () => json({}));
  const fetchIt: typeof fetch = (input, init) => {
    kept.push(init?.keepalive);
    return (configuration.fetch ?? fetch)(input, init);
  };
  await callBy({ ...configuration, fetch: fetchIt }, saveThing, read, { keepalive: true });
  await callBy({ ...configuration, fetch: fetchIt }, saveThing, read);
  expect(kept).toEqual([true, undefined]);
});

test('an answer that is not as agreed does not reach a screen', async () => {
  const { configuration, server } = await aTab();
  server.on('/api/v1/things', () => json({ items: 'none' }));
  await expect(callBy(configuration, listThings, { query: {} })).rejects.toMatchObject({ name: 'ZodError' });
});

test('a query is asked again twice when the network or the server failed, never after a refusal', () => {
  const { retry, staleTime, networkMode } = createQueryClient().getDefaultOptions().queries ?? {};
  const again = (fault: Error) => [0, 1, 2].map((failures) => typeof retry === 'function' && retry(failures, fault));
  expect(again(new TypeError('lost'))).toEqual([true, true, false]);
  expect(again(new CallRefused(503, {}))).toEqual([true, true, false]);
  expect(again(new CallRefused(404, {}))).toEqual([false, false, false]);
  expect(again(new SyntaxError('a bug'))).toEqual([false, false, false]);
  expect([staleTime, networkMode, createQueryClient().getDefaultOptions().mutations?.retry]).toEqual([30_000, 'offlineFirst', false]);
});
