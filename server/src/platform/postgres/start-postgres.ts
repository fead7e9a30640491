/** Supervises the embedded PostgreSQL of one data folder. */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { binariesFor } from './binaries.ts';
import { makeCluster } from './cluster.ts';
import { clusterOf, logOf, prepareDataDir, warningOfNetwork } from './data-folder.ts';
import { claimFolder } from './folder-claim.ts';
import { passwordsOf, type Passwords } from './passwords.ts';
import { type Durability, ended, joinOrStart, type Launch, stopPostmaster } from './postmaster.ts';
import { findPostmaster, type Postmaster } from './postmaster-file.ts';
import { isAlive } from './process-liveness.ts';
import { databaseName, provision } from './provision.ts';
import { databaseUser } from './system-user.ts';

export type PostgresOptions = {
  /** An absolute path, as `chooseDataDir` gives it. */
  dataDir: string;
  /** 0 or absent: any free one. A database that already runs keeps its own. */
  port?: number;
  durability?: Durability;
  log?: (sentence: string) => void;
};

export type RunningPostgres = {
  /** For migrations: owns the database `vitrine`. */
  ownerUrl: string;
  /** For requests: may not define anything. */
  appUrl: string;
  /** For backup, restore and tests only. */
  superUrl: string;
  port: number;
  /** Changes when a killed database was started again. */
  readonly pid: number;
  /** Ends the database and gives the folder free. Repeatable. */
  stop(): Promise<void>;
};

/**
 * Gives the database of the folder: made when there is none, joined when it still runs (a killed server leaves it so), else started.
 * While this process lives, a database that dies is started again on the same port. Refuses by `CannotStart`.
 */
export async function startPostgres({ dataDir, port = 0, durability = 'full', log = () => {} }: PostgresOptions): Promise<RunningPostgres> {
  const cluster = clusterOf(dataDir);
  const user = databaseUser(cluster);
  prepareDataDir(dataDir, user);
  const claim = claimFolder(dataDir);
  const warning = warningOfNetwork(dataDir);
  if (warning !== undefined) log(warning);
  try {
    const passwords = passwordsOf(dataDir);
    const binaries = binariesFor(user);
    makeCluster(cluster, { binaries, user, password: passwords.superuser, quick: durability === 'test' });

    const launch: Launch = { cluster, logFile: logOf(dataDir), binaries, user, port, durability };
    const first = await provisioned(launch, passwords);
    log(
      first.isJoined
        ? `The database was still running (process ${first.pid}) and is used on.`
        : `The database runs (process ${first.pid}).`,
    );
    const urls = urlsOf(first.port, passwords);

    const watch = keepAlive({ ...launch, port: first.port }, { first, log });
    let stopping: Promise<void> | undefined;
    const stop = async () => {
      await watch.end();
      await stopPostmaster(cluster);
      claim.release();
    };
    return {
      ...urls,
      port: first.port,
      get pid() {
        return watch.pid();
      },
      stop: () => (stopping ??= stop()),
    };
  } catch (fault) {
    claim.release();
    throw fault;
  }
}

/** A database with its roles. One that was found running may be dying just then: its fault counts only while it lives. */
async function provisioned(launch: Launch, passwords: Passwords): Promise<Postmaster & { isJoined: boolean }> {
  const found = await joinOrStart(launch);
  try {
    await provision(urlsOf(found.port, passwords).superUrl, passwords);
    return found;
  } catch (fault) {
    if (!found.isJoined || !(await ended(found.pid, diesWithinMs))) throw fault;
    return provisioned(launch, passwords);
  }
}

const diesWithinMs = 1_000;

/** The addresses of a database that runs in the folder, without taking the folder: a backup beside a working server. Undefined when none runs. */
export function runningUrls(dataDir: string): ReturnType<typeof urlsOf> | undefined {
  const running = findPostmaster(clusterOf(dataDir));
  return running?.isReady ? urlsOf(running.port, passwordsOf(dataDir)) : undefined;
}

/** Ends the folder's database, if one still runs, and removes the folder with all that is in it. For tests. */
export async function discardDataDir(dataDir: string): Promise<void> {
  await stopPostmaster(clusterOf(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
}

/** The addresses of the three roles. */
function urlsOf(port: number, passwords: Passwords): { superUrl: string; ownerUrl: string; appUrl: string } {
  const url = (role: string, password: string, database: string) => `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
  return {
    superUrl: url('postgres', passwords.superuser, 'postgres'),
    ownerUrl: url('vitrine_owner', passwords.owner, databaseName),
    appUrl: url('vitrine_app', passwords.app, databaseName),
  };
}

const looksEveryMs = 250;
const restsAfterFailureMs = 2_000;

/** Looks after the process rather than after a child: a joined database is nobody's child here. */
function keepAlive(launch: Launch, { first, log }: { first: Postmaster; log: (sentence: string) => void }) {
  let pid = first.pid;
  let isEnding = false;
  let revival: Promise<void> | undefined;

  const revive = async () => {
    log(`The database (process ${pid}) has died and is started again.`);
    while (!isEnding) {
      try {
        pid = (await joinOrStart(launch)).pid;
        return log(`The database runs again (process ${pid}).`);
      } catch (fault) {
        log(`The database did not start again: ${fault instanceof Error ? fault.message : String(fault)}`);
        await pause(restsAfterFailureMs);
      }
    }
  };
  const timer = setInterval(() => {
    if (revival || isAlive(pid)) return;
    revival = revive().finally(() => (revival = undefined));
  }, looksEveryMs);
  timer.unref();

  return {
    pid: () => pid,
    end: async () => {
      isEnding = true;
      clearInterval(timer);
      await revival;
    },
  };
}
