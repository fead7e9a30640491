import { expect, test } from 'vitest';
import { sessionCalls } from './memory-calls.ts';
import { logInBy, logOutBy, selectClientBy } from './session-calls.ts';
import { aTab, clientId, json, memoryServer, personId } from './memory-server.ts';
import { rememberRedirect, takeRedirect } from './redirect.ts';
import { memoryDevice, memoryDisk } from './memory-device.ts';

const otherClient = '0198c000-0000-7000-8000-0000000000c2';
const who = { username: 'seller', password: 'Vitrine2026' };

/** Only what the client reads; the rest is the contract's own affair. */
async function aSite(session?: object) {
  const server = memoryServer();
  server.on('/etraining_login/alternative_login/', ({ body }) =>
    body.includes('Vitrine2026') ? json(server.tokens()) : json({ error: 'invalid_grant', error_description: 'wrong_credentials' }, 400),
  );
  server.on('/accounts/reload_user_tokens/', () => server.turn());
  server.on('/api/v1/log-out', () => json({}));
  let selected = clientId;
  server.on('/api/v1/me', () => json(meIn(selected)));
  const tab = await aTab({ server, ...(session ? { session } : {}) });
  return { ...tab, select: (id: string) => void (selected = id) };
}

const meIn = (id: string) => ({ person: { id: personId, languageId: 3 }, client: { id } });

test('SES-01 logging in keeps tokens, stream token, client and language', async () => {
  const { configuration, store, server } = await aSite({ redirect_url: '/courses/7' });
  await logInBy(sessionCalls, who, configuration);
  expect(store.get()).toEqual({
    ...server.pair(),
    expiresAt: '2026-11-21T12:15:01.000Z',
    personId,
    id_user_client_selected: clientId,
    languageId: 3,
    languageCode: 'es-ES',
    redirect_url: '/courses/7',
  });
  const [asked] = server.askedAt('/etraining_login/alternative_login/');
  expect(asked?.headers.get('authorization')).toBe(`Basic ${btoa('web:open')}`);
});

test('SES-01 a log-in that is refused, or cut off half way, leaves no session', async () => {
  const { configuration, store, server, timesEnded } = await aSite({});
  await expect(logInBy(sessionCalls, { ...who, password: 'no' }, configuration)).rejects.toMatchObject({ refusal: 'wrong_credentials' });
  server.on('/api/v1/me', () => Promise.reject(new TypeError('lost')));
  await expect(logInBy(sessionCalls, who, configuration)).rejects.toBeInstanceOf(TypeError);
  expect([store.get(), timesEnded()]).toEqual([{}, 0]);
});

test('SES-16 CAL-03 another client comes with its own tokens, which are kept even when the network is lost just then', async () => {
  const { configuration, store, server, select } = await aSite();
  select(otherClient);
  await selectClientBy(sessionCalls, otherClient, configuration);
  expect(store.get()).toMatchObject({ access_token: 'access-2', id_user_client_selected: otherClient });
  expect(JSON.parse(server.askedAt('/accounts/reload_user_tokens/')[0]?.body ?? '')).toEqual({
    refresh_token: 'refresh-1',
    id_client: otherClient,
  });
  server.on('/api/v1/me', () => Promise.reject(new TypeError('lost')));
  await expect(selectClientBy(sessionCalls, clientId, configuration)).rejects.toBeInstanceOf(TypeError);
  expect(store.get()).toMatchObject({ refresh_token: 'refresh-3', id_user_client_selected: clientId, personId });
});

test('SES-11 logging out clears the device at once and revokes on the server', async () => {
  const { configuration, store, server } = await aSite();
  const leaving = logOutBy(sessionCalls, configuration);
  expect(store.get()).toEqual({});
  await leaving;
  expect(server.askedAt('/api/v1/log-out').map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer access-1']);
});

test('SES-11 a session whose token is too old is revoked all the same, and stays forgotten here', async () => {
  const { configuration, store, server, timesEnded } = await aSite();
  await store.set({ access_token: 'old' });
  await logOutBy(sessionCalls, configuration);
  expect(server.askedAt('/api/v1/log-out').map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer access-2']);
  expect([store.get(), timesEnded()]).toEqual([{}, 0]);
});

test('SES-11 without a network the person is out too, after three seconds at most', async () => {
  const disk = memoryDisk();
  const device = memoryDevice({ disk });
  const { configuration, store } = await aTab({ device });
  const leaving = logOutBy(sessionCalls, { ...configuration, fetch: () => new Promise(() => {}) });
  await device.pass(3_000);
  await leaving;
  expect([store.get(), disk.storage.size]).toEqual([{}, 0]);
});

test('SES-03 a remembered path is used once', async () => {
  const { configuration } = await aSite();
  await rememberRedirect('/courses/7?part=2', configuration);
  expect(await takeRedirect(configuration)).toBe('/courses/7?part=2');
  expect(await takeRedirect(configuration)).toBeUndefined();
});

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example', 'javascript:alert(1)', 'courses', ''])(
  'SES-02 SES-03 %j leads nowhere',
  async (path) => {
    const { configuration, store } = await aSite();
    await rememberRedirect(path, configuration);
    expect(store.get().redirect_url).toBeUndefined();
    await store.set({ redirect_url: path });
    expect(await takeRedirect(configuration)).toBeUndefined();
  },
);
