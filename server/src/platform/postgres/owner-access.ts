/** How a command reaches the database as its owner: the external one, the embedded one that runs, or the embedded one started for the while. */
import { join } from 'node:path';
import { Client } from 'pg';
import { connectTo } from '../database/await-database.ts';
import { CannotStart } from './cannot-start.ts';
import { chooseDataDir } from './data-folder.ts';
import { appRole } from './provision.ts';
import { runningUrls, startPostgres } from './start-postgres.ts';

/** `appRole`: who serves requests, and gets its rights when a command migrates. `sharedDir`: where notes for all servers lie. */
export type OwnerAccess = {
  ownerUrl: string;
  appRole: string;
  filesDir: string;
  dataDir: string;
  sharedDir: string;
  leave(): Promise<void>;
};

/** The same settings as the server's: `DATA_DIR`, `FILES_DIR`, `DATABASE_URL`, `MIGRATE_DATABASE_URL`. `alone`: nobody else may work in the folder. */
export async function openAsOwner(ask: { checkout: string; alone: boolean }): Promise<OwnerAccess> {
  const dataDir = chooseDataDir({ checkout: ask.checkout, dataDir: process.env['DATA_DIR'] });
  const filesDir = process.env['FILES_DIR'];
  const place = { dataDir, filesDir: filesDir || join(dataDir, 'files'), sharedDir: filesDir || dataDir };
  const external = process.env['MIGRATE_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  if (external) {
    await (await connectTo({ setting: 'MIGRATE_DATABASE_URL', url: external }, { waitSeconds: 0, say: () => {} })).end(); // a refusal, rather than a stack later
    const appUrl = process.env['DATABASE_URL'];
    return {
      ...place,
      appRole: (appUrl && new Client({ connectionString: appUrl }).user) || appRole,
      ownerUrl: external,
      leave: async () => {},
    };
  }
  const running = ask.alone ? undefined : runningUrls(dataDir);
  if (running) return { ...place, appRole, ownerUrl: running.ownerUrl, leave: async () => {} };
  const postgres = await startPostgres({ dataDir });
  return { ...place, appRole, ownerUrl: postgres.ownerUrl, leave: () => postgres.stop() };
}

/** Runs a command with its access, and says a refusal as a sentence. */
export async function asOwner(ask: { alone: boolean }, work: (access: OwnerAccess) => Promise<string>): Promise<void> {
  try {
    const access = await openAsOwner({ checkout: process.cwd(), ...ask });
    try {
      process.stdout.write(`${await work(access)}\n`);
    } finally {
      await access.leave();
    }
  } catch (fault) {
    if (!(fault instanceof CannotStart)) throw fault;
    process.stderr.write(`${fault.message}\n`);
    process.exitCode = 1;
  }
}
