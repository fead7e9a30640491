/** PostgreSQL refuses to run as root: then it runs as a user without rights, made when the machine has none. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CannotStart } from './cannot-start.ts';
import { statOf, type SystemUser } from './reach.ts';

const userName = 'postgres';

/** Who runs the database: this user, or under root the owner of the existing database, or the user `postgres`. */
export function databaseUser(cluster: string): SystemUser {
  const own = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1, name: 'you' };
  const owner = statOf(cluster);
  if (own.uid !== 0) {
    if (owner && owner.uid !== own.uid) {
      throw new CannotStart(
        `The database in ${cluster} belongs to user ${owner.uid}, and you are ${own.uid}. Start as that user or as root, or set DATA_DIR.`,
      );
    }
    return own;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: nameOf(owner.uid) };
  return findUser() ?? makeUser();
}

/** What `spawn` needs to run as the user; nothing when it is this process's own. */
export function asUser(user: SystemUser): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 && user.uid !== 0 ? { uid: user.uid, gid: user.gid } : {};
}

function makeUser(): SystemUser {
  const made = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', userName], {
    encoding: 'utf8',
  });
  const user = findUser();
  if (user) return user;
  throw new CannotStart(
    `PostgreSQL does not run as root, and the user "${userName}" could not be made: ${made.stderr || String(made.error)}. Make it, or start Vitrine as another user.`,
  );
}

function findUser(): SystemUser | undefined {
  const line = accounts().find(([name]) => name === userName);
  return line ? { uid: Number(line[2]), gid: Number(line[3]), name: userName } : undefined;
}

const nameOf = (uid: number) => accounts().find((line) => Number(line[2]) === uid)?.[0] ?? `user ${uid}`;

function accounts(): string[][] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
}
