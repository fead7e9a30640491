import { endpoint } from '@vitrine/contract/kernel';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { existsSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { test, type House } from '../../testing.ts';
import { createLog } from '../log/index.ts';
import { answer, notFound, Refusal, type HttpParts } from './index.ts';
import { anActor, httpWith } from './testing.ts';

const read = endpoint({
  method: 'GET',
  path: '/test/read',
  query: z.object({ token: z.string().optional() }),
  answer: z.object({ text: z.string() }),
  summary: 'Reads',
});
const seldom = endpoint({ ...read, path: '/test/seldom', perMinute: 2, summary: 'Reads seldom' });
const secret = endpoint({
  method: 'GET',
  path: '/test/secret',
  needs: 'courses.manage',
  answer: z.object({ text: z.string() }),
  summary: 'Reads a secret',
});
const token = endpoint({
  method: 'POST',
  path: '//test/token/',
  access: 'client',
  body: z.object({ username: z.string(), password: z.string() }),
  encoding: 'form',
  keyed: false,
  answer: z.object({}),
  summary: 'Gives a token',
});
const headers = { authorization: 'Bearer someone' };

let text = 'one';
let fault: Error | undefined;
const open = (house: House, more: Partial<HttpParts> = {}, platform = house.platform) =>
  httpWith(platform, {
    actors: { someone: anActor() },
    routes: [
      (app) => {
        const work = async () => {
          if (fault) throw fault;
          return { text };
        };
        for (const one of [read, seldom, secret]) answer(app, one, work);
        answer(app, token, async () => ({}));
      },
    ],
    ...more,
  });

test('CRS-01 an answer that did not change costs no bytes, and is kept by its reader alone', async ({ house }) => {
  const app = await open(house);
  const first = await app.inject({ url: read.path, headers });
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const again = await app.inject({ url: read.path, headers: { ...headers, 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  text = 'two';
  expect((await app.inject({ url: read.path, headers: { ...headers, 'if-none-match': String(first.headers.etag) } })).statusCode).toBe(200);
  await app.close();
});

test('ERR-04 absent and forbidden are told alike', async ({ house }) => {
  const app = await open(house);
  const answers = [await app.inject({ url: '/api/v1/nothing-here', headers }), await app.inject({ url: secret.path, headers })];
  fault = notFound();
  answers.push(await app.inject({ url: read.path, headers }));
  fault = undefined;
  for (const { statusCode, body } of answers) {
    expect([statusCode, { ...JSON.parse(body), requestId: '' }]).toEqual([404, { refusal: 'not_found', requestId: '' }]);
  }
  await app.close();
});

test('ERR-02 an unexpected failure tells its request’s id and nothing else, and is logged once; a refusal is not', async ({ house }) => {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  const app = await open(house, {}, { ...house.platform, log });
  fault = new Error('a secret of the inside');
  const answered = await app.inject({ url: read.path, headers });
  expect([answered.statusCode, answered.json()]).toEqual([500, { refusal: 'unexpected', requestId: expect.any(String) }]);
  const errors = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
  expect(errors()).toHaveLength(1);
  expect(errors()[0].reqId).toBe(answered.json().requestId);
  fault = new Refusal('out_of_stock');
  expect((await app.inject({ url: read.path, headers })).statusCode).toBe(409);
  expect(errors()).toHaveLength(1);
  fault = undefined;
  await app.close();
});

test('a log of a log-in and of an address with a token holds neither', async ({ house }) => {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
  const app = await open(house, {}, { ...house.platform, log });
  await app.inject({ url: `${read.path}?token=hidden-1&x=1`, headers: { authorization: 'Bearer hidden-2', cookie: 'key=hidden-3' } });
  await app.inject({
    method: 'POST',
    url: token.path,
    headers: { authorization: `Basic ${Buffer.from('web:hidden-4').toString('base64')}` },
    payload: { username: 'rita', password: 'hidden-5' },
  });
  log.warn(
    { err: new Error('https://a.test/?access_token=hidden-6'), password: 'hidden-7', tokens: { refreshToken: 'hidden-8' } },
    'told by mistake',
  );
  const all = lines.join('');
  expect(lines.length).toBeGreaterThan(2);
  expect(all).not.toMatch(/hidden-|d2ViOmhpZGRlbi00/);
  expect(all).toContain('x=1');
  await app.close();
});

test('ERR-01 too many requests are refused with when to come back, in the words of the address', async ({ house }) => {
  const limited = { ...house.platform, settings: { ...house.platform.settings, REQUESTS_PER_MINUTE: 1_200 } };
  const app = await open(house, {}, limited);
  const answers = [1, 2, 3].map(() => app.inject({ url: seldom.path, headers }));
  const last = (await Promise.all(answers)).find(({ statusCode }) => statusCode !== 200);
  expect([last?.statusCode, last?.json().refusal, Number(last?.headers['retry-after']) > 0]).toEqual([429, 'too_many_requests', true]);
  await app.close();

  const strict = await open(house, {}, { ...house.platform, settings: { ...house.platform.settings, REQUESTS_PER_MINUTE: 10 } });
  for (let tries = 0; tries < 10; tries += 1) await strict.inject({ method: 'POST', url: token.path });
  const refused = await strict.inject({ method: 'POST', url: token.path });
  expect([refused.statusCode, refused.json().error]).toEqual([429, 'slow_down']);
  await strict.close();
});

test('the API is written down: each call of the contract once, with who may call and what it refuses', async ({ house }) => {
  const { app } = house;
  const document = (await app.inject({ url: '/api/openapi.json' })).json();
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.values<Record<string, { operationId?: string; security?: unknown }>>(document.paths).flatMap((path) =>
    Object.values(path),
  );
  const names = operations.map(({ operationId }) => operationId ?? '');
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('listNotices');
  const notices = document.paths['/api/v1/notices'].get;
  expect(notices.security).toEqual([{ person: [] }]);
  expect(notices.responses['4XX'].content['application/json'].schema.required).toContain('refusal');
  const page = await app.inject({ url: '/api/docs/' });
  expect([page.statusCode, String(page.headers['content-security-policy'])]).toEqual([200, expect.stringContaining("script-src 'self'")]);
});

test('ERR-01 the code of the app is fetched whole by any number of phones behind one address; what asks the server is counted', async ({
  house,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-built-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<html><head></head><body></body></html>');
  await writeFile(join(folder, 'assets/main-1a2b.js'), 'export {};');
  const pages = { facts: () => Promise.resolve(null), builtApps: { web: folder, console: join(folder, 'no') } };
  const app = await open(house, { pages }, { ...house.platform, settings: { ...house.platform.settings, REQUESTS_PER_MINUTE: 2 } });
  const askedThrice = async (url: string) => {
    const codes: number[] = [];
    for (let nth = 0; nth < 3; nth += 1) codes.push((await app.inject({ url })).statusCode);
    return codes;
  };
  expect(await askedThrice('/assets/main-1a2b.js')).toEqual([200, 200, 200]);
  expect((await askedThrice(seldom.path)).at(-1)).toBe(429);
  await app.close();
});

test('LOG-02 a page carries its site’s configuration, colours and language, and lets nothing foreign in', async ({ house }) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-built-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<html lang="pt-BR"><head><title>V</title><meta name="theme-color" content="#fff"></head><body></body></html>',
  );
  await writeFile(join(folder, 'assets/main-1a2b.js'), 'export {};');
  await writeFile(join(folder, 'assets/large-3c4d.js'), 'export {};'.repeat(1_000));
  await writeFile(join(folder, 'assets/download-worker-5e6f.js'), '');
  await writeFile(join(folder, 'sw.js'), '');
  const facts = {
    site: { name: '</script><b>' },
    themeCss: ':root{--a:#123}',
    locale: 'fr-FR',
    title: 'Brisa & Cia',
    themeColour: '#123456',
  };
  const pages = {
    facts: async ({ host }: { host: string }) => (host === 'known.test' ? facts : null),
    builtApps: { web: folder, console: join(folder, 'no') },
  };
  const app = await open(house, { pages });
  const get = (url: string, host = 'known.test', accept = 'text/html') => app.inject({ url, headers: { host, accept } });

  const page = await get('/courses/7?tab=x');
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page.body).toContain('<html lang="fr-FR">');
  expect(page.body).toContain('<title>Brisa &amp; Cia</title>');
  expect(page.body).toContain('id="vitrine-site">{"name":"\\u003c/script>\\u003cb>"}</script>');
  const policy = String(page.headers['content-security-policy']);
  const nonce = /<style nonce="([^"]+)">:root/.exec(page.body)?.[1] ?? 'none';
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(policy).not.toContain('unsafe-inline');
  expect([page.headers['referrer-policy'], page.headers['x-content-type-options']]).toEqual(['no-referrer', 'nosniff']);
  expect(page.headers['strict-transport-security']).toBeUndefined();

  expect((await get('/assets/main-1a2b.js')).headers['cache-control']).toContain('immutable');
  const small = await app.inject({ url: '/', headers: { host: 'known.test', accept: 'text/html', 'accept-encoding': 'gzip, br' } });
  expect([small.headers['content-encoding'], String(brotliDecompressSync(small.rawPayload)).includes('vitrine-site')]).toEqual([
    'br',
    true,
  ]);
  await vi.waitUntil(() => existsSync(join(folder, 'assets/large-3c4d.js.br')));
  const asset = await app.inject({ url: '/assets/large-3c4d.js', headers: { 'accept-encoding': 'br' } });
  expect([asset.headers['content-encoding'], asset.rawPayload.length < 1_000]).toEqual(['br', true]);
  expect((await get('/assets/main-1a2b.js')).headers['content-security-policy']).not.toContain('self');
  expect((await get('/assets/download-worker-5e6f.js')).headers['content-security-policy']).toBe("default-src 'self'");
  const worker = (await get('/sw.js')).headers; // it may fetch what it keeps
  expect([worker['cache-control'], worker['content-security-policy']]).toEqual(['no-cache', "default-src 'self'"]);
  expect((await get('/assets/missing.js')).statusCode).toBe(404);
  expect((await get('/api/v1/nothing')).json().refusal).toBe('not_found');
  expect((await get('/', 'unknown.test')).statusCode).toBe(404);
  await app.close();
  await rm(folder, { recursive: true });
});
