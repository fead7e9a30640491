import { getMe } from '@vitrine/contract/identity';
import { expect } from 'vitest';
import { createApp } from '../app.ts';
import { aPerson } from '../modules/identity/testing.ts';
import { localEventBus } from '../platform/events/index.ts';
import { readSettings, SettingsRefused } from '../platform/config/index.ts';
import { test, type House } from '../testing.ts';

const names = ['clock', 'session', 'person', 'shop'];

async function serverOf({ platform }: House, settings: Partial<House['platform']['settings']>) {
  const app = await createApp({ ...platform, settings: { ...platform.settings, ...settings } }, { events: localEventBus() });
  return {
    ask: (name: string, { host, payload = {}, remoteAddress = '127.0.0.1' }: { host: string; payload?: object; remoteAddress?: string }) =>
      app.inject({ method: 'POST', url: `/api/test-control/${name}`, headers: { host }, payload, remoteAddress }),
    close: () => app.close(),
  };
}

for (const [what, settings] of [
  ['a server without TEST_CONTROL', { TEST_CONTROL: false, NODE_ENV: 'test' }],
  ['a release, even were it told so,', { TEST_CONTROL: true, NODE_ENV: 'production' }],
] as const)
  test(`${what} has no call that gives sessions, people or shops away`, async ({ house }) => {
    const { userName, host } = await aPerson(house.platform);
    const server = await serverOf(house, settings);
    const answers = await Promise.all(names.map((name) => server.ask(name, { host, payload: { userName, milliseconds: 0 } })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 404));
    await server.close();
  });

test('a release is not started with TEST_CONTROL', () => {
  expect(() => readSettings({ NODE_ENV: 'production', TEST_CONTROL: '1' })).toThrow(SettingsRefused);
});

test('with TEST_CONTROL somebody on this machine gets a session by a name, and nobody on another one', async ({ house }) => {
  const { userName, host, personId } = await aPerson(house.platform);
  const server = await serverOf(house, { TEST_CONTROL: true, NODE_ENV: 'test' });
  expect((await server.ask('session', { host, payload: { userName }, remoteAddress: '10.1.2.3' })).statusCode).toBe(404);
  const begun = await server.ask('session', { host, payload: { userName } });
  expect(begun.statusCode).toBe(200);
  const { tokens } = begun.json<{ tokens: { access_token: string } }>();
  const me = await house.call({ accessToken: tokens.access_token, host }, getMe, {});
  expect(me.body.person.id).toBe(personId);
  await server.close();
});
