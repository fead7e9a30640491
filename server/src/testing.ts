/**
 * The house for integration tests: a migrated database of the worker's own, the real app through `inject`, called by contract value.
 * `test('…', async ({ house }) => …)`.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, type Answer, type Ask, type Endpoint, type RefusalBody } from '@vitrine/contract/kernel';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { pino } from 'pino';
import { inject, test as base } from 'vitest';
import { createApp, registerWorkers, subscribersOf, type UpwardPorts } from './app.ts';
import { machineChance, newId, systemClock, type ShiftableClock } from './platform/clock/index.ts';
import { readSettings } from './platform/config/index.ts';
import { openDatabase, type Db } from './platform/database/index.ts';
import { localEventBus } from './platform/events/index.ts';
import { openJobs, type OpenJobs } from './platform/jobs/index.ts';
import { openMailer } from './platform/mail/index.ts';
import { openMessenger } from './platform/messages/index.ts';
import { openRelay, publishInto } from './platform/outbox/index.ts';
import type { Platform } from './platform/platform.ts';
import { openPush } from './platform/push/index.ts';
import { openStorage } from './platform/storage/index.ts';

/** `npm run test:long` plays the rare in full; `npm test` plays a small round of it. */
export const isLong = process.env['LONG'] === '1';

/** Until another connection waits for a lock that somebody holds in this house's database. */
export async function untilSomebodyWaits({ db }: { db: Db }): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await db.pool.query(waiting)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Whoever calls: a token, or nobody. */
export type Caller = { accessToken: string; host?: string } | null;
export type Reply<E extends Endpoint> = {
  status: number;
  body: Answer<E> & Partial<RefusalBody>;
  headers: Record<string, string | string[] | number | undefined>;
};

export type House = {
  platform: Platform;
  db: Db;
  clock: ShiftableClock;
  app: FastifyInstance;
  jobs: OpenJobs;
  /** Tells all committed news to their subscribers and does all jobs that are due, until it is quiet; a fault of theirs is thrown. */
  drain(): Promise<void>;
  /** Calls an endpoint as this person; `headers` win over what the call would send. */
  call<E extends Endpoint>(caller: Caller, endpoint: E, ask: Ask<E>, headers?: Record<string, string>): Promise<Reply<E>>;
};

export const test = base.extend<{ house: House; ownJobs: undefined }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      const house = await openHouse();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  /** The house outlives a file of tests; what one left waiting is not the next one's, whose clock may be later. */
  ownJobs: [
    async ({ house }, use) => {
      await use(undefined);
      await house.jobs.discard();
    },
    { scope: 'file', auto: true },
  ],
});

/** A house of one's own, for tests that stop or break it. */
export async function openHouse({ ports }: { ports?: UpwardPorts } = {}): Promise<House & { close(): Promise<void> }> {
  const database = await cloneDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-house-'));
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    DATA_DIR: dataDir,
    DEMO: 'false',
    REQUESTS_PER_MINUTE: '1000000',
    BUSY_MILLISECONDS: '0',
    POSTAL_CODE_URL: 'none',
    PARTNER_INSIDE: 'http://127.0.0.1', // peers of partner programs, each at its own port
    TRUST_PROXY: 'loopback', // tests come from many addresses
  });
  const db = await openDatabase({ url: database.url, connections: 8 });
  const clock = systemClock();
  const log = pino({ level: 'fatal' });
  const jobs = openJobs({ url: database.url, clock, newId, log });
  const events = localEventBus();
  const secret: Platform['secret'] = (name) => Buffer.from(name.padEnd(32, '.'));
  const platform: Platform = {
    settings,
    db,
    clock,
    newId,
    chance: machineChance,
    log,
    publish: publishInto({ clock, newId }),
    jobs,
    storage: openStorage({ filesDir: join(dataDir, 'files'), db, clock, newId, secret, log, limits: settings }),
    mail: openMailer({ settings, mailboxDir: join(dataDir, 'mailbox'), newId, clock, log }),
    messages: openMessenger({ settings, mailboxDir: join(dataDir, 'mailbox'), newId, clock, log }),
    push: openPush({ settings, clock }),
    secret,
  };
  registerWorkers(platform);
  const relay = openRelay({ ...platform, subscribers: subscribersOf(platform), events });
  const app = await createApp(platform, { events, ...(ports ? { ports } : {}) });
  await app.ready();
  return {
    platform,
    db,
    clock,
    app,
    jobs,
    drain: async () => {
      while ((await relay.drain()) + (await jobs.drain()) > 0);
    },
    call: (caller, endpoint, ask, headers) => callBy(app, caller, endpoint, ask, headers),
    close: async () => {
      await app.close();
      await jobs.stop();
      await db.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function callBy<E extends Endpoint>(
  app: FastifyInstance,
  caller: Caller,
  endpoint: E,
  ask: Ask<E>,
  headers: Record<string, string> = {},
): Promise<Reply<E>> {
  const { params, query, body } = ask as { params?: object; query?: object; body?: object }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the three parts of an Ask
  const payload =
    body === undefined
      ? undefined
      : endpoint.encoding === 'form'
        ? new URLSearchParams(body as Record<string, string>).toString()
        : JSON.stringify(body); // oxlint-disable-line typescript/no-unsafe-type-assertion -- form bodies are flat
  const answered = await app.inject({
    method: endpoint.method,
    url: addressOf(endpoint, params, query),
    headers: {
      host: caller?.host ?? 'localhost',
      ...(caller ? { authorization: `Bearer ${caller.accessToken}` } : {}),
      ...(payload === undefined
        ? {}
        : { 'content-type': endpoint.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  const isJson = String(answered.headers['content-type'] ?? '').includes('json');
  return { status: answered.statusCode, body: (isJson ? answered.json() : answered.body) as Reply<E>['body'], headers: answered.headers }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- tests compare it
}

async function cloneDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { superUrl, appUrl, template } = inject('postgres');
  const name = `vitrine_${randomUUID().replaceAll('-', '')}`;
  const asSuper = async (statement: string) => {
    const client = new Client({ connectionString: superUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await asSuper(`create database ${name} template ${template} strategy wal_log owner vitrine_owner`);
  await asSuper(`grant connect on database ${name} to vitrine_app`);
  return { url: `${appUrl}${name}`, drop: () => asSuper(`drop database if exists ${name} with (force)`) };
}
