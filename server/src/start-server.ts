/** Opens the parts of the house in the order in which they need each other, and closes them in the reverse one. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { createApp, fileAccessOf, subscribersOf, workersOf } from './app.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { machineChance, newId, systemClock } from './platform/clock/index.ts';
import type { Settings } from './platform/config/index.ts';
import { migrate, openDatabase } from './platform/database/index.ts';
import { openEventBus } from './platform/events/index.ts';
import { openJobs } from './platform/jobs/index.ts';
import { createLog } from './platform/log/index.ts';
import { openMailer } from './platform/mail/index.ts';
import { openRelay, publishInto } from './platform/outbox/index.ts';
import type { Platform } from './platform/platform.ts';
import { chooseDataDir, claimFolder, startPostgres } from './platform/postgres/index.ts';
import { openSecrets } from './platform/secrets/index.ts';
import { createContentHttp, openStorage } from './platform/storage/index.ts';

export type RunningServer = {
  publicUrl: string;
  /** Account names and the password of the demo people; null without a demo. */
  demo: { accounts: readonly string[]; password: string } | null;
  stop(): Promise<void>;
};

/** Everything from the database to the open port. What fails half-way is closed again. */
export async function startServer(settings: Settings, say: (line: string) => void): Promise<RunningServer> {
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    return { ...(await open(settings, { say, onStop: (close) => closers.push(close) })), stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
