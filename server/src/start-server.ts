/** From the settings to the open port, and back. What fails half-way is closed again. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp, registerWorkers, subscribersOf } from './app.ts';
import { demoAccountNames, fillDemo, opensDemo } from './demo/fill-demo.ts';
import { demoPasswordOf } from './demo/password.ts';
import { filesDirOf, openPlatform, sharedDirOf, type OpenPlatform } from './open-platform.ts';
import { doubtsAbout, type Settings } from './platform/config/index.ts';
import { awaitDatabase, migrate } from './platform/database/index.ts';
import { openEventBus } from './platform/events/index.ts';
import { createLog } from './platform/log/index.ts';
import { createMetricsHttp } from './platform/metrics/index.ts';
import { openRelay } from './platform/outbox/index.ts';
import { CannotStart, chooseDataDir, claimFolder, scheduleBackups, startPostgres } from './platform/postgres/index.ts';
import { createContentHttp, storedPackages } from './platform/storage/index.ts';
import { originsOfTenants } from './modules/tenancy/index.ts';

export type RunningServer = {
  publicUrl: string;
  /** Account names and the password of the demo people, null where they have another one than this server knows; null without a demo. */
  demo: { accounts: readonly string[]; password: string | null } | null;
  /**
   * Closes the port, lets open requests finish, ends jobs and outbox, then the database. With `drains` it first says for DRAIN_SECONDS that it is not ready, and serves on:
   * whoever sends people here notices before the port is closed. Repeatable.
   */
  stop(ask?: { drains: boolean }): Promise<void>;
};

/** `say` speaks to the person at the terminal, never to the log. Refuses by `CannotStart`. */
export async function startServer(settings: Settings, say: (line: string) => void): Promise<RunningServer> {
  const closers: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    const { drain, ...server } = await open(settings, { say, onClose: (close) => closers.push(close) });
    const stop: RunningServer['stop'] = async ({ drains } = { drains: false }) => {
      if (drains) {
        drain();
        await pause(settings.DRAIN_SECONDS * 1_000);
      }
      await closeAll();
    };
    return { ...server, stop };
  } catch (fault) {
    await closeAll();
    throw fault;
  }
}

type Opening = { say: (line: string) => void; onClose: (close: () => Promise<unknown>) => void };

async function open(settings: Settings, { say, onClose }: Opening): Promise<Omit<RunningServer, 'stop'> & { drain(): void }> {
  const log = createLog(settings);
  for (const doubt of doubtsAbout(settings)) say(doubt);
  const dataDir = chooseDataDir({ checkout: process.cwd(), dataDir: settings.DATA_DIR });
  const sharedDir = sharedDirOf(settings, dataDir);
  const { ownerUrl, appUrl } = await openDatabaseServer(settings, { dataDir, say, onClose });
  const { appRole } = await awaitDatabase({ ownerUrl, appUrl }, { waitSeconds: settings.DATABASE_WAIT_SECONDS, say });
  await migrate(ownerUrl, { appRole, say });

  const platform = await openPlatform(settings, { appUrl, dataDir, log, onClose });
  const events = await openEventBus({ url: appUrl, log });
  onClose(() => events.close());

  const app = await createApp(platform, {
    events,
    sharedDir,
    checks: { 'the relay stands still': () => relay.isAlive(), 'the job queue stands still': () => platform.jobs.isAlive() },
  });
  registerWorkers(platform);
  scheduleBackups(platform, { ownerUrl, dataDir, sharedDir, filesDir: filesDirOf(settings, dataDir) });
  const relay = openRelay({ ...platform, subscribers: subscribersOf(platform), events });
  await platform.jobs.start();
  onClose(() => platform.jobs.stop());
  await relay.start();
  onClose(() => relay.stop());

  const demo = settings.demo ? await openDemo(platform, { dataDir, say }) : null;

  const content = await createContentHttp(platform, { packages: storedPackages(platform), originsOf: originsOfTenants(platform) });
  if (settings.METRICS_PORT !== undefined) {
    const metrics = createMetricsHttp({ figures: app.figures, token: settings.METRICS_TOKEN, log });
    await listen(metrics, { port: settings.METRICS_PORT, host: settings.HOST, name: 'METRICS_PORT' });
    onClose(() => metrics.close());
  }
  await listen(content, { port: settings.CONTENT_PORT, host: settings.HOST, name: 'CONTENT_PORT' });
  onClose(() => content.close());
  await listen(app, { port: settings.PORT, host: settings.HOST, name: 'PORT' });
  onClose(() => app.close());
  return { publicUrl: settings.publicUrl, demo, drain: () => app.drain() };
}

async function openDemo(platform: OpenPlatform, { dataDir, say }: { dataDir: string; say: (line: string) => void }) {
  const password = demoPasswordOf(platform.settings, dataDir);
  await fillDemo(platform, { password, say });
  return { accounts: demoAccountNames, password: (await opensDemo(platform, password)) ? password : null };
}

/** The embedded database, supervised, or one that the settings name; either way the data folder has one server only. */
async function openDatabaseServer(settings: Settings, { dataDir, say, onClose }: Opening & { dataDir: string }) {
  if (settings.DATABASE_URL && settings.MIGRATE_DATABASE_URL) {
    const claim = claimFolder(dataDir);
    onClose(async () => claim.release());
    return { ownerUrl: settings.MIGRATE_DATABASE_URL, appUrl: settings.DATABASE_URL };
  }
  // A server of tests is discarded with its data: no write of it has to outlive a lost machine.
  const postgres = await startPostgres({ dataDir, log: say, durability: settings.TEST_CONTROL ? 'test' : 'full' });
  onClose(() => postgres.stop());
  return postgres;
}

async function listen(app: FastifyInstance, { port, host, name }: { port: number; host: string; name: string }): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
    if (code === 'EADDRINUSE')
      throw new CannotStart(`Port ${port} is taken by another program. End that one, or choose another port by ${name}.`);
    if (code === 'EACCES') throw new CannotStart(`This user may not listen on port ${port}. Choose one above 1023 by ${name}.`);
    throw fault;
  }
}
