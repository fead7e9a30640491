/** Opens what rooms stand on, in the order in which the parts need each other. */
import { join } from 'node:path';
import { machineChance, newId, systemClock, type ShiftableClock } from './platform/clock/index.ts';
import type { Settings } from './platform/config/index.ts';
import { openDatabase } from './platform/database/index.ts';
import { openJobs } from './platform/jobs/index.ts';
import { openMailer } from './platform/mail/index.ts';
import { openMessenger } from './platform/messages/index.ts';
import { openPush } from './platform/push/index.ts';
import { publishInto } from './platform/outbox/index.ts';
import type { Platform } from './platform/platform.ts';
import { openSecrets } from './platform/secrets/index.ts';
import { openStorage } from './platform/storage/index.ts';

export type OpenPlatform = Platform & { clock: ShiftableClock; appUrl: string };

/** Where commands leave notes for every server on the database: beside the files, where those have a folder that servers share. */
export const sharedDirOf = (settings: Pick<Settings, 'FILES_DIR'>, dataDir: string): string => settings.FILES_DIR ?? dataDir;

/** Where stored files lie. */
export const filesDirOf = (settings: Pick<Settings, 'FILES_DIR'>, dataDir: string): string => settings.FILES_DIR ?? join(dataDir, 'files');

/** `onClose` collects what has to be closed, first opened first. Whoever opens without jobs in mind never starts them. */
export async function openPlatform(
  settings: Settings,
  {
    appUrl,
    dataDir,
    log,
    onClose,
    deadline = 'request',
  }: {
    appUrl: string;
    deadline?: 'request' | 'command';
    dataDir: string;
    log: Platform['log'];
    onClose: (close: () => Promise<unknown>) => void;
  },
): Promise<OpenPlatform> {
  const clock = systemClock();
  const db = await openDatabase({
    url: appUrl,
    connections: settings.DATABASE_CONNECTIONS,
    deadline,
    onLost: (fault) => log.warn({ err: fault }, 'a connection to the database ended'),
  });
  onClose(() => db.close());
  const secret = await openSecrets({ db, clock, chance: machineChance });
  const jobs = openJobs({ url: appUrl, clock, newId, log });
  const storage = openStorage({ filesDir: filesDirOf(settings, dataDir), db, clock, newId, secret, log, limits: settings });
  const mail = openMailer({ settings, mailboxDir: join(dataDir, 'mailbox'), newId, clock, log });
  onClose(async () => mail.close());
  const messages = openMessenger({ settings, mailboxDir: join(dataDir, 'mailbox'), newId, clock, log });
  return {
    settings,
    db,
    clock,
    newId,
    chance: machineChance,
    log,
    publish: publishInto({ clock, newId }),
    jobs,
    storage,
    mail,
    messages,
    push: openPush({ settings, clock }),
    secret,
    appUrl,
  };
}
