import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerAs, aPhone, installBridge, plugins, type Bridge, type Phone } from '../../shared/device/native/testing.ts';

let phone: Phone;
/** Of the phone’s shell, which the plugins find once; what they tell may be changed on its way. */
let onItsWay: (event: string, data: unknown) => [string, unknown] = (...told) => told;
const bridge: Bridge = installBridge(window, plugins, (...asked) =>
  answerAs(phone, (plugin, ...told) => bridge.emit(plugin, ...onItsWay(...told)), ...asked),
);
const plainFetch = vi.fn<typeof fetch>();

/** A page that was just opened on this phone. */
function openOn(held: Phone): void {
  vi.resetModules();
  phone = held;
  onItsWay = (...told) => told;
  plainFetch.mockReset();
  window.fetch = plainFetch;
}
const device = () => import('../../shared/device/native/browser-device.ts');
const vault = () => import('../../shared/device/native/vault.ts');
const portal = () => import('../../shared/device/native/portal.ts');
const push = () => import('../../shared/device/native/push.ts');

beforeEach(() => openOn(aPhone()));

test('MOB-01 STA-02 the secret and the tokens lie in the phone’s keychain, outlive the page, and a log-out is heard and forgets them', async () => {
  await (await vault()).openVault();
  const first = (await device()).browserDevice({});
  first.cookies.set('vitrine_key', 'a-secret', 60);
  await first.tokenStorage?.set('sealed tokens');
  expect(first.cookies.get('vitrine_key')).toBe('a-secret');
  expect(document.cookie).toBe('');

  openOn(phone); // the system ended the app
  await (await vault()).openVault();
  const again = (await device()).browserDevice({});
  expect([again.cookies.get('vitrine_key'), await again.tokenStorage?.get()]).toEqual(['a-secret', 'sealed tokens']);
  const ended = vi.fn();
  (await import('../../shared/device/native/session-news.ts')).onSessionEnded(ended);
  await again.tokenStorage?.set(undefined);
  again.cookies.set('vitrine_key', '', 0);
  await vi.waitFor(() => expect(phone.keychain.size).toBe(0));
  await again.tokenStorage?.set(undefined);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('MOB-01 what the keychain kept of an app that was removed is nobody’s in a new installation', async () => {
  await (await vault()).openVault();
  await (await vault()).intoVault('tokens', 'of the person before');
  openOn(aPhone({ keychain: phone.keychain })); // iOS keeps the keychain, and nothing else
  await (await vault()).openVault();
  expect((await vault()).fromVault('tokens')).toBeUndefined();
});

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json; charset=utf-8', etag: '"1"' } });

test('MOB-01 calls go to the portal, what its answers name is found there, and files of the app stay with the app', async () => {
  (await portal()).leadToPortal('https://portal.example');
  plainFetch.mockImplementation(async () =>
    json({
      photo: { url: '/media/1/a.jpg?x=1' },
      text: '<img src="/public/2/b.png">',
      path: '/home',
      other: 'https://elsewhere.example/media/1',
    }),
  );
  const answered = await fetch('/api/v1/photos', { method: 'POST', headers: { authorization: 'Bearer t' } });
  expect(plainFetch.mock.lastCall?.[0]).toBe('https://portal.example/api/v1/photos');
  expect(answered.headers.get('etag')).toBe('"1"');
  expect(await answered.json()).toEqual({
    photo: { url: 'https://portal.example/media/1/a.jpg?x=1' },
    text: '<img src="https://portal.example/public/2/b.png">',
    path: '/home',
    other: 'https://elsewhere.example/media/1',
  });
  await fetch('/etraining_login/alternative_login/', { method: 'POST' });
  expect(plainFetch.mock.lastCall?.[0]).toBe('https://portal.example/etraining_login/alternative_login/');
  for (const own of ['/assets/a.js', '/_capacitor_file_/photo.jpg', 'blob:https://localhost/1', 'https://elsewhere.example/api/v1/x']) {
    await fetch(own);
    expect(plainFetch.mock.lastCall?.[0]).toBe(own);
  }
});

test('MOB-01 without a network the app opens with the site as it was last; another portal forgets it', async () => {
  const { leadToPortal, choosePortal, chosenPortal } = await portal();
  await choosePortal('https://portal.example');
  leadToPortal('https://portal.example');
  plainFetch.mockResolvedValueOnce(json({ name: 'Loja' }));
  await fetch('/api/v1/site?locale=pt-BR');
  plainFetch.mockRejectedValue(new TypeError('no network'));
  expect(await (await fetch('/api/v1/site?locale=pt-BR')).json()).toEqual({ name: 'Loja' });
  await expect(fetch('/api/v1/me')).rejects.toThrow(TypeError);
  await choosePortal(undefined);
  expect(await chosenPortal()).toBeUndefined();
  await expect(fetch('/api/v1/site?locale=pt-BR')).rejects.toThrow(TypeError);
});

test.for([
  ['portal.example.com', 'https://portal.example.com'],
  ['  https://portal.example.com/inbox?x=1 ', 'https://portal.example.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://portal.example.com', undefined],
  ['javascript:alert(1)', undefined],
  ['https://me:secret@portal.example.com', undefined],
  ['portal', undefined],
  ['', undefined],
  ['duas palavras.com', undefined],
] as const)('MOB-01 “%s” typed as a portal is %s', async ([typed, origin]) => {
  expect((await portal()).portalIn(typed)).toBe(origin);
});

test('MOB-01 the first start asks for the portal: what is wrong is told at the field, what was typed stays, and the right one is kept', async () => {
  const { PortalPage } = await import('./portal-page.tsx');
  const onChosen = vi.fn();
  render(<PortalPage locale="pt-BR" onChosen={onChosen} />);
  const field = screen.getByRole('textbox', { name: 'Endereço do portal' });
  const go = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await userEvent.type(field, 'nada');
  await go();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Escreva um endereço/);
  await userEvent.clear(field);
  await userEvent.type(field, 'portal.example.com');
  plainFetch.mockRejectedValueOnce(new TypeError('no network'));
  await go();
  expect(await screen.findByText(/Não deu para chegar lá/)).toBeTruthy();
  plainFetch.mockResolvedValueOnce(new Response('<html>', { status: 200 }));
  await go();
  expect(await screen.findByText(/Não há portal neste endereço/)).toBeTruthy();
  expect(field).toHaveProperty('value', 'portal.example.com');
  plainFetch.mockResolvedValueOnce(json({ login_configuration: {} }));
  await go();
  await vi.waitFor(() => expect(onChosen).toHaveBeenCalledTimes(1));
  expect(phone.preferences.get('portal')).toBe('https://portal.example.com');
});

test('MOB-01 a photo comes from the phone’s camera; going back is none, and a camera that is forbidden is told', async () => {
  const { systemCamera } = await import('../../shared/device/native/system-camera.ts');
  plainFetch.mockImplementation(async () => new Response('picture', { headers: { 'content-type': 'image/jpeg' } }));
  expect((await systemCamera.take())?.type).toBe('image/jpeg');
  phone.photo = '';
  expect(await systemCamera.take()).toBeUndefined();
  phone.photo = 'forbidden';
  await expect(systemCamera.take()).rejects.toThrow('forbidden');

  openOn(aPhone());
  plainFetch.mockImplementation(async () => new Response('picture', { headers: { 'content-type': 'image/jpeg' } }));
  const anew = await import('../../shared/device/native/system-camera.ts');
  await anew.watchRestored();
  bridge.emit('App', 'appRestoredResult', { pluginId: 'Camera', methodName: 'takePhoto', success: true, data: { webPath: phone.photo } });
  await vi.waitFor(async () => expect((await anew.systemCamera.restored())?.name).toBe('photo.jpg'));
  expect(await anew.systemCamera.restored()).toBeUndefined();
});

test('MOB-01 the phone is asked on a tap alone, names itself, and is forgotten when it is switched off', async () => {
  const { phonePush, isWished } = await push();
  expect(await phonePush.state()).toBe('off');
  expect(phone.asked).not.toContain('PushNotifications.requestPermissions');
  expect(await phonePush.turnOn()).toEqual({ token: phone.token, system: 'android' });
  expect([await phonePush.state(), await isWished()]).toEqual(['on', true]);
  expect(phone.asked).toContain('PushNotifications.createChannel');
  expect(await phonePush.turnOff()).toEqual({ token: phone.token, system: 'android' });
  expect(phone.asked.at(-1)).toBe('PushNotifications.unregister');
  expect([await phonePush.state(), await isWished()]).toEqual(['off', false]);
});

test('MOB-01 a person who forbade notices is told where to allow them, and a phone without the service fails in words', async () => {
  openOn(aPhone({ permission: 'denied' }));
  const { phonePush } = await push();
  expect([await phonePush.state(), await phonePush.turnOn()]).toEqual(['refused', 'refused']);
  openOn(aPhone({ permission: 'granted' }));
  onItsWay = (event, data) => (event === 'registration' ? ['registrationError', { error: 'SERVICE_NOT_AVAILABLE' }] : [event, data]);
  await expect((await push()).phonePush.turnOn()).rejects.toThrow('SERVICE_NOT_AVAILABLE');
});

test('MOB-01 the page knows of the line what the phone knows', async () => {
  openOn(aPhone({ line: { connected: true, connectionType: 'cellular' } }));
  const { watchLine, isOnCellular } = await import('../../shared/device/native/line.ts');
  await watchLine();
  expect([navigator.onLine, isOnCellular()]).toEqual([true, true]);
  const offline = vi.fn();
  window.addEventListener('offline', offline);
  bridge.emit('Network', 'networkStatusChange', { connected: false, connectionType: 'none' });
  expect([navigator.onLine, isOnCellular(), offline.mock.calls.length]).toEqual([false, false, 1]);
  Reflect.deleteProperty(navigator, 'onLine');
});

test.for([
  ['https://portal.example/sales/1?x=1#y', '/sales/1?x=1#y'],
  ['vitrine://open/inbox', '/inbox'],
  ['https://elsewhere.example/inbox', undefined],
  ['https://portal.example/console/people', undefined],
  ['vitrine://elsewhere/inbox', undefined],
  ['nonsense', undefined],
] as const)('MOB-01 the link %s opens %s', async ([link, path]) => {
  const { pathOfLink } = await import('./follow-system.ts');
  expect(pathOfLink(link, 'https://portal.example')).toBe(path);
});

test('MOB-01 the phone’s back button leaves a screen, and at the first one puts the app away', async () => {
  const { goBack } = await import('./follow-system.ts');
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  window.history.pushState(null, '', '/inbox');
  goBack(true);
  expect(back).toHaveBeenCalledTimes(1);
  goBack(false);
  await vi.waitFor(() => expect(phone.asked).toContain('App.minimizeApp'));
  expect(back).toHaveBeenCalledTimes(1);
});

test('MOB-01 what a phone was sent is a notice of ours, or nothing', async () => {
  const { noticeIn } = await import('./notice-in.ts');
  const id = '01a2148e-bc5c-774e-a76a-f92d6fa4b642';
  const sent = { noticeId: id, kind: 'sale_approved', facts: '{"saleId":"s"}' };
  expect(noticeIn(sent)).toEqual({ id, kind: 'sale_approved', facts: { saleId: 's' } });
  for (const other of [null, 'text', {}, { ...sent, kind: 'of_a_newer_server' }, { ...sent, facts: 'no json' }])
    expect(noticeIn(other)).toBeUndefined();
});
