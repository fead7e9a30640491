import Fastify from 'fastify';
import { describe, expect } from 'vitest';
import { test as base } from '../../testing.ts';
import { httpWith } from '../http/testing.ts';
import { mailboxRoutes } from './index.ts';

const demo = { HOST: '127.0.0.1', demo: true } as const;
/** A server whose demo is made. */
const test = base.extend<{ app: Awaited<ReturnType<typeof httpWith>> }>({
  app: async ({ house }, provide) => {
    const settings = { ...house.platform.settings, ...demo };
    const app = await httpWith(
      { ...house.platform, settings },
      { actors: {}, routes: [mailboxRoutes({ settings, mail: house.platform.mail })] },
    );
    await provide(app);
    await app.close();
  },
});

const here = { host: 'localhost:3000' };
const wicked = {
  to: '"<script>alert(1)</script>"@loja.example',
  subject: '</title><script>alert(2)</script>',
  text: 'Abra https://aurora.example/recover?code=1&next="x" <img src=x onerror=alert(3)>',
  html: '<script>alert(4)</script><p>Olá</p>',
};

describe('the mailbox in a browser', () => {
  test('lists e-mails and shows one, with nothing in them that could run', async ({ house, app }) => {
    await house.platform.mail.send(wicked);
    const [email] = (await house.platform.mail.mailbox?.list()) ?? [];
    const list = await app.inject({ url: '/mailbox', headers: here });
    const shown = await app.inject({ url: `/mailbox/${email?.id}`, headers: here });
    const html = await app.inject({ url: `/mailbox/${email?.id}/html`, headers: here });

    expect([list.statusCode, shown.statusCode, html.statusCode]).toEqual([200, 200, 200]);
    expect(list.body).toContain('&lt;/title&gt;&lt;script&gt;');
    for (const { body } of [list, shown]) expect(body).not.toMatch(/<script|<img/i);
    expect(shown.body).toContain('<a rel="noreferrer" href="https://aurora.example/recover?code=1&amp;next=');
    expect(shown.body).toContain('<iframe sandbox title=');
    expect(html.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    for (const { headers } of [list, shown, html]) {
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      expect(headers['content-security-policy']).not.toMatch(/script-src/);
    }
  });

  test('CLI-08 is there for this machine only, by its own name, and not through a proxy', async ({ app }) => {
    const get = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      app.inject({ url: '/mailbox', headers, remoteAddress }).then(({ statusCode }) => statusCode);
    expect(await get(here)).toBe(200);
    expect(await get(here, '::1')).toBe(200);
    expect(await get(here, '10.0.0.7')).toBe(404);
    expect(await get({ ...here, 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await get({ ...here, forwarded: 'for=127.0.0.1' })).toBe(404);
    expect(await get({ host: 'rebound.example' })).toBe(404);
  });

  test('an unknown e-mail is not found', async ({ house, app }) => {
    for (const id of ['nonsense', house.platform.newId(), '..%2F..%2Fsecret']) {
      expect((await app.inject({ url: `/mailbox/${id}`, headers: here })).statusCode, id).toBe(404);
    }
  });

  test('CLI-08 is not there at all where e-mails are sent, without the demo, or where the server listens to other machines', async ({
    house,
  }) => {
    const statusWith = async (settings: Parameters<typeof mailboxRoutes>[0]['settings']) => {
      const app = Fastify();
      mailboxRoutes({ settings, mail: house.platform.mail })(app);
      const { statusCode } = await app.inject({ url: '/mailbox', headers: here });
      await app.close();
      return statusCode;
    };
    const plain = { ...demo, SMTP_URL: undefined };
    for (const HOST of ['127.0.0.1', 'localhost', '::1', '127.0.0.2'])
      expect([HOST, await statusWith({ ...plain, HOST })]).toEqual([HOST, 200]);
    for (const HOST of ['0.0.0.0', '::', '10.0.0.7', 'portal.example'])
      expect([HOST, await statusWith({ ...plain, HOST })]).toEqual([HOST, 404]);
    expect(await statusWith({ ...plain, demo: false })).toBe(404);
    expect(await statusWith({ ...plain, SMTP_URL: 'smtp://mail.example' })).toBe(404);
    expect((await house.app.inject({ url: '/mailbox', headers: here })).statusCode).toBe(404); // the tests' own server has no demo
  });
});
