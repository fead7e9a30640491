import { reportFault } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { httpWith } from '../http/testing.ts';
import { faultRoutes } from './fault-routes.ts';
import { createLog } from './index.ts';

/** A server whose log can be read, line by line. */
async function aLoggedServer(house: House) {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
  const app = await httpWith({ ...house.platform, log }, { actors: {}, routes: [faultRoutes()] });
  const told = () => lines.map((line): Record<string, unknown> => JSON.parse(line));
  return { app, lines, told };
}

const report = (more: object = {}) => ({
  release: '0.1.0-4f2a9c1e',
  app: 'portal',
  name: 'TypeError',
  message: 'Cannot read properties of undefined',
  stack: 'at Screen (/assets/screen.js:1:2)',
  path: '/home',
  ...more,
});

test.for([
  '/recover-password/camila/AZrX9w/hidden-token',
  '/set-password/camila/AZrX9w/hidden-token',
  '/verify-email/camila/AZrX9w/hidden-token?locale=fr',
  '/webservice-login/hidden-token',
  '/unsubscribe/hidden-token',
  '/api/v1/notices/unsubscribe/hidden-token',
  '/webservice-login/hidden-token?module=webinar&id=1',
  '/home?token=hidden-token',
  '/home?a=1&access_token=hidden-token#part',
  '/intel-login-redirect?next=%2Fhome&token=hidden-token',
  '/api/v1/home?refresh_token=hidden-token',
])('SES-02 LOG-05 LOG-08 the token in %s reaches no line of the log', async (url, { house }) => {
  const { app, lines } = await aLoggedServer(house);
  await app.inject({ url, headers: { referer: `http://localhost${url}` } });
  expect(lines.join('')).not.toContain('hidden-token');
  await app.inject({ url: '/home?shown=hidden-token' }); // the control: what is not known to open anything is logged as it came
  expect(lines.join('')).toContain('hidden-token');
  await app.close();
});

/** As long as ours are, in the letters of base64url. */
const aToken = 'Zm9vLWJhci1iYXotcXV1eC1jb3JnZS1ncmF1bHQtMQ';

test('SES-02 D51 a token in any path, known here or not, reaches no line of the log; ids and files stay readable', async ({ house }) => {
  const { app, lines } = await aLoggedServer(house);
  for (const url of [`/some-new-page/${aToken}`, `/api/v1/new-room/${aToken}/part?x=1`, `/api/files/${aToken}`]) await app.inject({ url });
  expect(lines.join('')).not.toContain(aToken);
  const id = '01900000-0000-7000-8000-000000000001';
  for (const url of [`/api/v1/courses/${id}`, `/media/${id}/manual-de-boas-praticas-da-loja-2026.pdf`]) {
    await app.inject({ url });
    expect(lines.at(-1)).toContain(url);
  }
  await app.close();
});

test('SES-02 D51 a token that stands in the message of a fault is not logged with it', async ({ house }) => {
  const { app, lines } = await aLoggedServer(house);
  app.log.error({ err: new Error(`upstream refused Authorization: Bearer ${aToken}.x~y+z/w== at POST /unsubscribe/short-one`) }, 'a fault');
  app.log.error({ err: new Error('answered {"refresh_token": "short-two", "kind":"seen"} to Basic c2hvcnQtdGhyZWU=') }, 'a fault');
  const told = lines.join('');
  for (const hidden of [aToken, 'short-one', 'short-two', 'c2hvcnQtdGhyZWU']) expect(told).not.toContain(hidden);
  expect(told).toContain('upstream refused Authorization: Bearer …');
  expect(told).toContain('seen');
  await app.close();
});

test('a postal code that is looked up reaches no line of the log: it is where somebody lives', async ({ house }) => {
  const { app, lines } = await aLoggedServer(house);
  await app.inject({ url: '/api/v1/places/BR/postal-codes/50030-230?x=1' });
  expect(lines.join('')).toContain('/api/v1/places/BR/postal-codes/…');
  expect(lines.join('')).not.toContain('50030');
  await app.close();
});

test('CON-04 ERR-05 a fault in a browser is one line of the log, with its release', async ({ house }) => {
  const { app, told } = await aLoggedServer(house);
  const answered = await app.inject({ method: 'POST', url: reportFault.path, payload: report() });
  expect([answered.statusCode, answered.json()]).toEqual([200, {}]);
  expect(told().filter(({ fault }) => fault)).toMatchObject([
    { level: 'warn', fault: { release: '0.1.0-4f2a9c1e', app: 'portal', name: 'TypeError', path: '/home', host: 'localhost' } },
  ]);
  await app.close();
});

test('ERR-05 known noise leaves no line, whichever release sent it; everything else does', async ({ house }) => {
  const { app, told } = await aLoggedServer(house);
  const tell = (more: object) => app.inject({ method: 'POST', url: reportFault.path, payload: report(more) });
  for (const message of ['ResizeObserver loop limit exceeded', 'Script error.', 'Load failed']) await tell({ message });
  await tell({ stack: 'at chrome-extension://abc/content.js:1:1' });
  expect(told().filter(({ fault }) => fault)).toEqual([]);
  await tell({ message: 'x is not a function' });
  expect(told().filter(({ fault }) => fault)).toHaveLength(1);
  await app.close();
});

test('CON-04 a report without a release, too long, or with more than asked is refused or cut; a token in it is not kept', async ({
  house,
}) => {
  const { app, lines, told } = await aLoggedServer(house);
  const tell = (payload: object) => app.inject({ method: 'POST', url: reportFault.path, payload });
  const { release: _release, ...nameless } = report();
  expect((await tell(nameless)).statusCode).toBe(422);
  expect((await tell(report({ stack: 'x'.repeat(5_000) }))).statusCode).toBe(422);
  await tell(
    report({ message: 'at /home?token=hidden-token', path: '/recover-password/camila/AZrX9w/hidden-token', typed: 'hidden-token' }),
  );
  expect(told().filter(({ fault }) => fault)).toHaveLength(1);
  expect(lines.join('')).not.toContain('hidden-token');
  await app.close();
});
