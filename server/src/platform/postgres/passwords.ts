/** The passwords of the embedded database: made once, kept in one file that only its owner reads. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import { cannotWrite } from './folder-claim.ts';
import { clusterOf } from './data-folder.ts';

export type Passwords = { superuser: string; owner: string; app: string };

/** The file's passwords; made when there is no database yet. A database whose file is lost cannot be entered, which is said. */
export function passwordsOf(dataDir: string): Passwords {
  const file = join(dataDir, 'postgres-passwords.json');
  if (existsSync(file)) return read(file);
  if (existsSync(clusterOf(dataDir))) {
    throw new CannotStart(
      `The database in ${clusterOf(dataDir)} is there, but its passwords are missing: put ${file} back, or move the database away.`,
    );
  }
  const made: Passwords = { superuser: secret(), owner: secret(), app: secret() };
  try {
    writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' });
  } catch (fault) {
    throw cannotWrite(file, fault);
  }
  return made;
}

function read(file: string): Passwords {
  try {
    chmodSync(file, 0o600);
    const { superuser, owner, app } = JSON.parse(readFileSync(file, 'utf8')) as Passwords;
    if (superuser && owner && app) return { superuser, owner, app };
  } catch {
    // said below, without the content of the file
  }
  throw new CannotStart(`The passwords of the database cannot be read from ${file}. Put the right file back.`);
}

const secret = () => randomBytes(24).toString('base64url');
