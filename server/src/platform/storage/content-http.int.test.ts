import { Readable } from 'node:stream';
import { describe, expect } from 'vitest';
import { test as base } from '../../testing.ts';
import { createContentHttp, packagePath, type PackageAsk } from './index.ts';

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
});
