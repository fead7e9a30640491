import { Readable } from 'node:stream';
import { describe, expect } from 'vitest';
import { test as base } from '../../testing.ts';
import { createContentHttp, isContentHost, keepOf, packagePath, type PackageAsk } from './index.ts';

type Origin = Awaited<ReturnType<typeof createContentHttp>>;
const content = { host: '127.0.0.1:3001' };
const product = { host: 'localhost:3000' };

const test = base.extend<{ origin: Origin; ask: PackageAsk }>({
  ask: async ({ house: { platform } }, provide) =>
    provide({ tenantId: platform.newId(), personId: platform.newId(), packageId: platform.newId() }),
  origin: async ({ house, ask }, provide) => {
    const origin = await createContentHttp(house.platform, {
      packages: async ({ packageId, file }) =>
        packageId === ask.packageId && file === 'index.html' ? { contentType: 'text/html', stream: Readable.from(['<p>SCORM']) } : null,
    });
    await provide(origin);
    await origin.close();
  },
});

describe('the content origin', () => {
  test('CLI-08 opens a package by its signed path, in a frame of the product, without an origin', async ({ origin, house, ask }) => {
    const url = `${packagePath(house.platform, ask)}index.html`;
    const answered = await origin.inject({ url, headers: content });
    expect([answered.statusCode, answered.body]).toEqual([200, '<p>SCORM']);
    expect(answered.headers).toMatchObject({
      'content-type': 'text/html',
      'content-security-policy': 'sandbox allow-scripts allow-forms allow-popups; frame-ancestors http://localhost:3000',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(answered.headers['set-cookie']).toBeUndefined();
  });

  test('CLI-08 a path that was changed, has run out, or climbs is not found', async ({ origin, house, ask }) => {
    const right = packagePath(house.platform, ask);
    const get = async (url: string) => (await origin.inject({ url, headers: content })).statusCode;
    const other = house.platform.newId();
    const parts = right.split('/');
    expect(await get(`${right}another.html`)).toBe(404);
    expect(await get(`${right}..%2F..%2Findex.html`)).toBe(404);
    for (const changed of [ask.tenantId, ask.personId, ask.packageId])
      expect(await get(`${right.replace(changed, other)}index.html`)).toBe(404);
    expect(await get(`${[...parts.slice(0, 6), 'x'.repeat(43), ''].join('/')}index.html`)).toBe(404);
    expect(await get('/package/')).toBe(404);
    house.clock.shift(4 * 3_600_000 + 1);
    const late = await get(`${right}index.html`);
    house.clock.shift(-(4 * 3_600_000 + 1));
    expect(late).toBe(404);
  });

  test('CLI-08 answers nothing of the product: no API, no file, no page, no other method', async ({ origin, house }) => {
    for (const url of [
      '/',
      '/api/v1/me',
      '/api/v1/site',
      '/o/token/',
      '/media/x/y',
      '/public/x/y',
      '/mailbox',
      '/metrics',
      '/api/files/',
    ]) {
      for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
        const answered = await origin.inject({ method, url, headers: { ...content, cookie: 'refresh=secret', authorization: 'Bearer x' } });
        expect(answered.statusCode, `${method} ${url}`).toBe(404);
        expect(answered.headers['set-cookie'], url).toBeUndefined();
        expect(answered.headers['access-control-allow-origin'], url).toBeUndefined();
      }
    }
    const posted = await origin.inject({
      method: 'POST',
      url: '/package/x',
      headers: { ...content, 'content-type': 'application/json' },
      payload: '{"a":1}',
    });
    expect(posted.statusCode).toBe(404);
    expect((await origin.inject({ url: '/healthz', headers: content })).statusCode).toBe(200);
    expect(house.platform.settings.contentUrl).toBe('http://127.0.0.1:3001');
  });

  test("CLI-08 neither server answers under the other's host name", async ({ origin, house, ask }) => {
    const url = `${packagePath(house.platform, ask)}index.html`;
    expect((await origin.inject({ url, headers: product })).statusCode).toBe(421);
    expect((await house.app.inject({ url: '/api/v1/site', headers: content })).statusCode).toBe(421);
    expect((await house.app.inject({ url: '/api/v1/site', headers: product })).statusCode).not.toBe(421);
    expect((await house.app.inject({ url, headers: product })).statusCode).toBe(404);
  });

  test('CLI-08 each site of the tenant may frame its packages, another may not', async ({ house, ask }) => {
    const packages = async () => ({ contentType: 'text/html', stream: Readable.from(['<p>']) });
    const originsOf = async (tenantId: string) => (tenantId === ask.tenantId ? ['https://learn.example.com'] : []);
    const origin = await createContentHttp(house.platform, { packages, originsOf });
    const get = (url: string) => origin.inject({ url, headers: content });
    const policy = (answered: { headers: Record<string, unknown> }) => String(answered.headers['content-security-policy']);
    expect(policy(await get(`${packagePath(house.platform, ask)}index.html`))).toContain(
      'frame-ancestors http://localhost:3000 https://learn.example.com',
    );
    const stage = await get(`/runtime/lesson.html?for=${ask.tenantId}`);
    expect(stage.body).toContain('content="http://localhost:3000 https://learn.example.com"');
    expect(policy(stage)).toContain('https://learn.example.com');
    expect((await get(`/runtime/lesson.html?for=${house.platform.newId()}`)).body).toContain('content="http://localhost:3000"');
    await origin.close();
  });

  test('CLI-08 D81 with a host for each package, a package answers on its own alone, and a lesson never on the shared one', async ({
    house,
    ask,
  }) => {
    const settings = { ...house.platform.settings, contentUrl: 'http://*.content.vitrine.localhost:3001' };
    const packages = async () => ({ contentType: 'text/html', stream: Readable.from(['<p>']) });
    const origin = await createContentHttp({ ...house.platform, settings }, { packages });
    const at = async (label: string, url: string) =>
      (await origin.inject({ url, headers: { host: `${label}content.vitrine.localhost:3001` } })).statusCode;
    const [lesson, page] = [packagePath(house.platform, ask, 'lesson'), packagePath(house.platform, ask)];
    const own = `p-${ask.packageId}.`;
    expect([await at(own, `${lesson}index.html`), await at(own, `${page}index.html`)]).toEqual([200, 200]);
    expect(await at(`p-${house.platform.newId()}.`, `${lesson}index.html`)).toBe(404);
    expect([await at('shared.', `${lesson}index.html`), await at('shared.', `${page}index.html`)]).toEqual([404, 200]);
    expect([await at('', `${page}index.html`), await at('other.', `${page}index.html`)]).toEqual([421, 421]);
    expect(isContentHost(settings, `${own}content.vitrine.localhost`)).toBe(true);
    expect(isContentHost(settings, 'vitrine.localhost')).toBe(false);
    const keeper = await origin.inject({ url: '/runtime/keeper.js', headers: { host: `${own}content.vitrine.localhost` } });
    expect(keeper.headers['service-worker-allowed']).toBe('/');
    expect(keepOf(settings, { tenantId: ask.tenantId, packageId: ask.packageId })?.folder).toBe(
      `http://${own}content.vitrine.localhost:3001/kept/`,
    );
    expect(keepOf(house.platform.settings, { tenantId: ask.tenantId, packageId: ask.packageId })).toBeNull();
    await origin.close();
  });
});
