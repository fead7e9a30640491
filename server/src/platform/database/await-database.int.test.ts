import { createServer } from 'node:net';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { awaitDatabase } from './index.ts';
import { portOf } from '../testing/port-of.ts';

const urls = () => {
  const { ownerUrl, appUrl, template } = inject('postgres');
  return { ownerUrl: `${ownerUrl}${template}`, appUrl: `${appUrl}${template}` };
};
const changed = (url: string, change: Partial<Record<'hostname' | 'port' | 'username' | 'password' | 'pathname' | 'search', string>>) =>
  Object.assign(new URL(url), change).href;
const waiting = (said: string[] = [], waitSeconds = 0) => ({ waitSeconds, say: (line: string) => void said.push(line) });
const refusalOf = (asked: Partial<ReturnType<typeof urls>>) =>
  awaitDatabase({ ...urls(), ...asked }, waiting()).then(
    () => 'let in',
    (fault: unknown) => (fault instanceof Error && fault.name === 'CannotStart' ? fault.message : fault),
  );

/** A port that nothing listens on. */
async function aFreePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

test('a database with both roles lets the server in, and tells the app’s role', async () => {
  expect(await awaitDatabase(urls(), waiting())).toEqual({ appRole: 'vitrine_app' });
});

test('a wrong address, password, role or database is told by a sentence of its own that names the setting, and never the password', async () => {
  const { ownerUrl, appUrl } = urls();
  const port = await aFreePort();
  expect(await refusalOf({ ownerUrl: changed(ownerUrl, { port }) })).toMatch(
    /^No database answers at 127\.0\.0\.1:\d+ \(connection refused\)\. .*MIGRATE_DATABASE_URL/,
  );
  expect(await refusalOf({ ownerUrl: changed(ownerUrl, { hostname: 'nowhere.invalid' }) })).toMatch(
    /host nowhere\.invalid of MIGRATE_DATABASE_URL is unknown/,
  );
  const wrong = await refusalOf({ appUrl: changed(appUrl, { password: 'open-sesame' }) });
  expect(wrong).toMatch(/refuses the role vitrine_app of DATABASE_URL: its password is wrong/);
  expect(wrong).not.toContain('open-sesame');
  expect(await refusalOf({ appUrl: changed(appUrl, { username: 'nobody_here' }) })).toMatch(
    /the role nobody_here of DATABASE_URL: .*no such role/,
  );
  expect(await refusalOf({ ownerUrl: changed(ownerUrl, { pathname: '/no_such' }) })).toMatch(
    /no database no_such at .*MIGRATE_DATABASE_URL/,
  );
  expect(await refusalOf({ ownerUrl: changed(ownerUrl, { search: '?sslmode=verify-full' }) })).toMatch(/speaks no TLS/);
});

test('roles with too few or too many rights, and two databases, are refused', async () => {
  const { ownerUrl, appUrl } = urls();
  expect(await refusalOf({ ownerUrl: appUrl })).toMatch(/vitrine_app of MIGRATE_DATABASE_URL may not define anything/);
  expect(await refusalOf({ appUrl: ownerUrl })).toMatch(/vitrine_owner of DATABASE_URL may define things/);
  expect(await refusalOf({ appUrl: changed(appUrl, { pathname: '/vitrine' }) })).toMatch(/they have to be one/);
});

test('a role that may not enter, and a database of another encoding, are refused', async () => {
  const { superUrl, ownerUrl, appUrl } = inject('postgres');
  const name = `closed_${randomUUID().replaceAll('-', '')}`;
  const superuser = new Client({ connectionString: superUrl });
  await superuser.connect();
  try {
    await superuser.query(
      `create database ${name} owner vitrine_owner encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
    );
    await superuser.query(`revoke all on database ${name} from public`);
    const asked = { ownerUrl: `${ownerUrl}${name}`, appUrl: `${appUrl}${name}` };
    expect(await refusalOf(asked)).toMatch(new RegExp(`vitrine_app of DATABASE_URL may not enter the database ${name}`));
    await superuser.query(`grant connect on database ${name} to vitrine_app`);
    expect(await refusalOf(asked)).toMatch(/is in SQL_ASCII and has to be in UTF8/);
  } finally {
    await superuser.query(`drop database if exists ${name} with (force)`);
    await superuser.end();
  }
});

test('a database that comes late is waited for with one line; one that never comes ends the wait', async () => {
  const { ownerUrl, appUrl } = urls();
  const { hostname, port: realPort } = new URL(ownerUrl);
  const late = await aFreePort();
  const said: string[] = [];
  const arriving = awaitDatabase(
    { ownerUrl: changed(ownerUrl, { port: late }), appUrl: changed(appUrl, { port: late }) },
    waiting(said, 20),
  );
  await expect.poll(() => said).toHaveLength(1);
  const { connect } = await import('node:net');
  const door = createServer((socket) => {
    const inner = connect(Number(realPort), hostname);
    socket.pipe(inner).pipe(socket);
    for (const side of [socket, inner]) side.on('error', () => {});
  });
  await new Promise<void>((resolve) => door.listen(Number(late), '127.0.0.1', resolve));
  await expect(arriving).resolves.toEqual({ appRole: 'vitrine_app' });
  expect(said).toEqual([expect.stringMatching(/^No database answers .* Waiting for it, 20 s at most\.$/)]);
  await new Promise((resolve) => door.close(resolve));

  await expect(awaitDatabase({ ownerUrl: changed(ownerUrl, { port: late }), appUrl }, waiting([], 1))).rejects.toThrow(
    'It was waited for 1 s.',
  );
});
