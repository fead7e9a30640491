import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { test, type House } from '../../testing.ts';
import { readSettings } from '../config/index.ts';
import { createMetricsHttp, platformFigures } from '../metrics/index.ts';
import { createContentHttp } from '../storage/index.ts';
import { httpWith } from './testing.ts';
import type { HttpParts } from './index.ts';

const token = 'a-token-of-a-scraper';
const scraper = { authorization: `Bearer ${token}` };
const probes = ['/healthz', '/readyz', '/metrics'];

const open = ({ platform }: House, environment: Record<string, string> = {}, more: Partial<HttpParts> = {}, db = platform.db) => {
  const settings = {
    ...readSettings({ NODE_ENV: 'test', METRICS_TOKEN: token, ...environment }),
    contentUrl: platform.settings.contentUrl,
  };
  return httpWith(
    { ...platform, settings, db },
    { actors: {}, routes: [(app) => void app.get('/address', async ({ ip }) => ip)], ...more },
  );
};

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-figures-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('LOG-14 whom a proxy speaks for counts where the proxy is trusted, and only there', async ({ house }) => {
  const told = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7' };
  const addressBy = async (trust: string, remoteAddress = '127.0.0.1') => {
    const app = await open(house, { TRUST_PROXY: trust });
    const { body } = await app.inject({ url: '/address', headers: told, remoteAddress });
    await app.close();
    return body;
  };
  expect(await addressBy('')).toBe('127.0.0.1'); // whoever calls could write any address
  expect(await addressBy('10.0.0.0/8, ::1')).toBe('127.0.0.1');
  expect(await addressBy('127.0.0.1')).toBe('203.0.113.7');
  expect(await addressBy('loopback, 203.0.113.0/24')).toBe('198.51.100.9');
  expect(await addressBy('1', '10.9.8.7')).toBe('203.0.113.7');
  expect(await addressBy('2', '10.9.8.7')).toBe('198.51.100.9');
});

test('probes are answered beyond the limit of requests', async ({ house }) => {
  const app = await open(house, { REQUESTS_PER_MINUTE: '10' });
  const statuses = async (url: string) => {
    const seen = new Set<number>();
    for (let turn = 0; turn < 15; turn += 1) seen.add((await app.inject({ url, headers: scraper })).statusCode);
    return [...seen];
  };
  expect(await statuses('/address')).toEqual([200, 429]); // the control
  for (const url of probes) expect(await statuses(url), url).toEqual([200]);
  await app.close();
});

test('probes are answered by a server that sends people away because it is busy', async ({ house }) => {
  const app = await open(house, { BUSY_MILLISECONDS: '1' });
  await app.ready();
  const statusOf = async (url: string) => (await app.inject({ url, headers: scraper })).statusCode;
  await vi.waitUntil(
    async () => {
      const since = performance.now();
      while (performance.now() - since < 100);
      return (await statusOf('/address')) === 503;
    },
    { timeout: 10_000 },
  );
  const answered = await Promise.all(['/address', ...probes].map(statusOf));
  expect(answered).toEqual([503, 200, 200, 200]);
  await app.close();
});

test('probes are answered on every host name, the content origin’s included, whatever they ask for besides', async ({ house }) => {
  for (const host of ['10.1.2.3', 'pod-7.internal', new URL(house.platform.settings.contentUrl).hostname]) {
    expect((await house.app.inject({ url: '/healthz?from=a-balancer', headers: { host } })).statusCode, host).toBe(200);
    expect((await house.app.inject({ url: '/readyz?from=a-balancer', headers: { host } })).statusCode, host).toBe(200);
  }
  const content = await createContentHttp(house.platform);
  expect((await content.inject({ url: '/healthz?x', headers: { host: '10.1.2.3' } })).statusCode).toBe(200);
  expect((await content.inject({ url: '/package/x', headers: { host: '10.1.2.3' } })).statusCode).toBe(421);
  await content.close();
});

test('readiness says what is missing: a database that hangs or is behind, a part that stands still, an end that has begun', async ({
  house,
}) => {
  const { db } = house.platform;
  const ready = async (more: Partial<HttpParts> = {}, own = db) => {
    const app = await open(house, {}, more, own);
    const { statusCode, body } = await app.inject({ url: '/readyz' });
    await app.close();
    return [statusCode, body.trim()];
  };
  expect(await ready()).toEqual([200, 'ready']);
  expect(await ready({}, { ...db, lacksMigrations: () => new Promise(() => {}) })).toEqual([
    503,
    'not ready: the database does not answer in time',
  ]);
  expect(await ready({}, { ...db, lacksMigrations: () => Promise.reject(new Error('gone')) })).toEqual([
    503,
    'not ready: the database is away',
  ]);
  expect(await ready({ checks: { 'the relay stands still': () => false, 'never said': () => true } })).toEqual([
    503,
    'not ready: the relay stands still',
  ]);

  const newest = '209912312359_platform_not_there.sql';
  await db.transaction(async (tx) => {
    const all = await db.lacksMigrations();
    expect([tx.isTransaction, all]).toEqual([true, []]);
  });
  expect(await ready({}, { ...db, lacksMigrations: async () => [newest] })).toEqual([
    503,
    `not ready: 1 migrations did not run yet, ${newest} the first`,
  ]);

  const app = await open(house);
  app.drain();
  const drained = await app.inject({ url: '/readyz' });
  expect([drained.statusCode, drained.headers['retry-after'], drained.body]).toEqual([503, '5', 'not ready: the server is stopping\n']);
  const served = await app.inject({ url: '/address' });
  expect([served.statusCode, served.headers.connection]).toEqual([200, 'close']); // those who are here are still served
  await app.close();
});

test('figures are for whoever has the token, or stand on a port of their own', async ({ house }) => {
  const closed = await open(house, { METRICS_TOKEN: '' });
  expect((await closed.inject({ url: '/metrics', headers: scraper })).statusCode).toBe(404);
  const own = createMetricsHttp({ figures: closed.figures, token: undefined, log: house.platform.log });
  expect((await own.inject({ url: '/metrics' })).body).toContain('vitrine_http_requests_total');
  expect((await own.inject({ url: '/address' })).statusCode).toBe(404);
  const guarded = createMetricsHttp({ figures: closed.figures, token, log: house.platform.log });
  expect((await guarded.inject({ url: '/metrics' })).statusCode).toBe(401);
  expect((await guarded.inject({ url: '/metrics', headers: scraper })).statusCode).toBe(200);

  const app = await open(house);
  for (const headers of [{}, { authorization: 'Bearer a-token-of-a-strange' }, { authorization: token }]) {
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  }
  expect((await app.inject({ url: '/metrics', headers: scraper })).headers['content-type']).toContain('text/plain');
  for (const one of [closed, own, guarded, app]) await one.close();
});

test('figures tell of connections, news, jobs, e-mails, streams, disk, backup, proof and answers; what cannot be read is left out', async ({
  house,
}) => {
  const { platform, db, clock } = house;
  await house.drain();
  const app = await open(house, {}, { figures: platformFigures(platform, { sharedDir: dataDir }) });
  const figures = async () => (await app.inject({ url: '/metrics', headers: scraper })).body.split('\n');
  const lineOf = async (name: string) => (await figures()).find((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));

  expect(await lineOf('vitrine_backup_last_seconds')).toBe('vitrine_backup_last_seconds 0'); // never
  await writeFile(join(dataDir, 'last-backup.json'), JSON.stringify({ at: '2026-11-23T03:00:00.000Z' }));
  await writeFile(
    join(dataDir, 'last-ledger-proof.json'),
    JSON.stringify({ at: '2026-11-23T04:00:00.000Z', isWhole: true, violations: 3 }),
  );
  await db.transaction((tx) => platform.publish(tx, { event: 'test.figures', tenantId: platform.newId(), payload: {} }));
  clock.shift(90_000);
  await platform.jobs.send({ name: 'notices.letter', payload: {}, startAfter: clock.in(3_600_000) });
  const sent = platform.mail.counted?.sent ?? 0;
  await platform.mail.send({ to: 'a@b.example', subject: 'a', text: 'b' });
  await app.inject({ url: '/address' });

  const lines = await figures();
  const valueOf = (name: string) =>
    Number(
      lines
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1) ?? 'NaN',
    );
  for (const state of ['total', 'idle', 'waiting'])
    expect(valueOf(`vitrine_database_connections{state="${state}"}`)).toBeGreaterThanOrEqual(0);
  expect(valueOf('vitrine_outbox_waiting')).toBe(1);
  expect(valueOf('vitrine_outbox_oldest_seconds')).toBeGreaterThanOrEqual(90);
  expect(valueOf('vitrine_jobs_waiting{queue="notices.letter"}')).toBe(1);
  expect(valueOf('vitrine_jobs_oldest_seconds{queue="notices.letter"}')).toBe(0); // it is not due
  expect(valueOf('vitrine_jobs_dead')).toBe(0);
  expect(valueOf('vitrine_emails_waiting')).toBe(1);
  expect(valueOf('vitrine_emails_sent_total')).toBe(sent + 1);
  expect(valueOf('vitrine_emails_failed_total')).toBeGreaterThanOrEqual(0);
  expect(valueOf('vitrine_event_streams')).toBe(0);
  expect(valueOf('vitrine_disk_free_bytes')).toBeGreaterThan(0);
  expect(valueOf('vitrine_backup_last_seconds')).toBe(Date.parse('2026-11-23T03:00:00Z') / 1_000);
  expect(valueOf('vitrine_ledger_proof_last_seconds')).toBe(Date.parse('2026-11-23T04:00:00Z') / 1_000);
  expect(valueOf('vitrine_ledger_proof_violations')).toBe(3);
  expect(valueOf('vitrine_http_requests_total{method="GET",route="/address",status="200"}')).toBe(1);
  expect(valueOf('vitrine_http_request_seconds_count{method="GET",route="/address",status="2xx"}')).toBe(1);
  expect(valueOf('vitrine_figures_failed')).toBe(0);

  await writeFile(join(dataDir, 'last-backup.json'), 'half of a not');
  expect(await lineOf('vitrine_figures_failed')).toBe('vitrine_figures_failed 1');
  expect(await lineOf('vitrine_backup_last_seconds')).toBeUndefined();
  expect(await lineOf('vitrine_outbox_waiting')).toBe('vitrine_outbox_waiting 1');
  clock.shift(-90_000);
  await app.close();
  await house.drain();
});
