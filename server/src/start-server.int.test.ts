/** A server on an external database, as an operator sets it up: prepared under other names, migrated, with a site made by the command. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const mark = randomUUID().slice(0, 8);
const names = { database: `Brand's data ${mark}`, owner: `brand-owner ${mark}`, app: `Brand"app ${mark}` };
let dataDir: string;
let environment: Record<string, string>;
let adminUrl: string;

const asked = async (url: string, ...statements: string[]) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let last;
    for (const statement of statements) last = await client.query(statement);
    return last?.rows ?? [];
  } finally {
    await client.end();
  }
};

async function aFreePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // oxlint-disable-line typescript/no-unsafe-type-assertion -- it listens on a port
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

/** A command as an operator runs it. */
function run(program: string, args: string[], { env = environment, input = '' } = {}): Promise<{ code: number; said: string }> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [file, ...args],
      { env: { PATH: process.env['PATH'] ?? '', ...env } },
      (fault, stdout, stderr) => resolve({ code: fault ? Number(fault.code ?? 1) : 0, said: `${stdout}${stderr}` }),
    );
    child.stdin?.end(input);
  });
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-external-'));
  adminUrl = inject('postgres').superUrl;
  const { host } = new URL(adminUrl);
  const url = (role: string, password: string) =>
    `postgres://${encodeURIComponent(role)}:${encodeURIComponent(password)}@${host}/${encodeURIComponent(names.database)}`;
  const [port, contentPort] = [await aFreePort(), await aFreePort()];
  environment = {
    DATABASE_URL: url(names.app, `app's/1 ${mark}`),
    MIGRATE_DATABASE_URL: url(names.owner, `owner's/1 ${mark}`),
    DATA_DIR: dataDir,
    PORT: port,
    CONTENT_PORT: contentPort,
    PUBLIC_URL: `http://portal.localhost:${port}`,
    LOG_LEVEL: 'fatal',
  };
});
afterAll(async () => {
  const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
  await asked(
    adminUrl,
    `drop database if exists ${quoted(names.database)} with (force)`,
    `drop role if exists ${quoted(names.owner)}`,
    `drop role if exists ${quoted(names.app)}`,
  );
  await rm(dataDir, { recursive: true, force: true });
});

test('an administrator’s connection makes roles and database under any names, twice as well; without it the SQL does the same', async () => {
  const early = await run('database-command.ts', ['migrate']);
  expect([early.code, early.said]).toEqual([1, expect.stringMatching(/^The database at .* refuses the role brand-owner .*\n$/)]);

  const admin = { env: { ...environment, ADMIN_DATABASE_URL: adminUrl } };
  const made = await run('database-command.ts', ['prepare'], admin);
  expect([made.code, made.said]).toEqual([0, expect.stringContaining(`The database ${names.database} is made.`)]);
  const again = await run('database-command.ts', ['prepare'], admin);
  expect([again.code, again.said]).toEqual([0, expect.stringContaining(`The database ${names.database} was there.`)]);
  await expect(asked(environment['DATABASE_URL'] ?? '', 'create schema forbidden')).rejects.toThrow('permission denied');

  const printed = (await run('database-command.ts', ['sql'])).said;
  expect(printed).not.toContain(mark + "'/1");
  const statements = printed
    .split('\n')
    .filter((line) => line.endsWith(';'))
    .map((line) => line.replaceAll(mark, `${mark}-dba`));
  expect(statements).toHaveLength(5);
  await asked(adminUrl, ...statements);
  const quoted = (name: string) => `"${name.replaceAll(mark, `${mark}-dba`).replaceAll('"', '""')}"`;
  await asked(adminUrl, `drop database ${quoted(names.database)}`, `drop role ${quoted(names.owner)}`, `drop role ${quoted(names.app)}`);
});

test('a database of somebody else, and a role that may more, are not taken', async () => {
  const env = { PATH: process.env['PATH'] ?? '', ADMIN_DATABASE_URL: adminUrl };
  const foreign = await run('database-command.ts', ['prepare', '--database', 'postgres'], { env });
  expect([foreign.code, foreign.said]).toEqual([
    1,
    expect.stringContaining('The database postgres belongs to postgres, not to vitrine_owner.'),
  ]);
  const mighty = await run('database-command.ts', ['prepare', '--app', 'postgres'], { env });
  expect([mighty.code, mighty.said]).toEqual([1, 'The role postgres is there and may do more than Vitrine needs. Choose another name.\n']);
});

test('migrated so, the app’s role reads and writes, and neither the trail nor a sum of the ledger can be set back by it', async () => {
  const migrated = await run('database-command.ts', ['migrate']);
  expect(migrated.said).toContain('The database has its newest shape.');
  const app = environment['DATABASE_URL'] ?? '';
  await expect(asked(app, 'delete from platform.audit_entry')).rejects.toThrow('permission denied');
  await expect(asked(app, 'delete from ledger.proof')).rejects.toThrow('permission denied');

  const account = randomUUID();
  await asked(
    Object.assign(new URL(adminUrl), { pathname: `/${encodeURIComponent(names.database)}` }).href,
    'set session_replication_role = replica', // a row without the client, book and member that it belongs to
    `insert into ledger.account (id, tenant_id, book_id, member_id, currency, role, credited, debited, created_at, moved_at)
      values ('${account}', '${randomUUID()}', '${randomUUID()}', '${randomUUID()}', 'points', 'available', 10, 5, now(), now())`,
  );
  const setBack = `update ledger.account set credited = credited - 1 where id = '${account}'`;
  await expect(asked(app, setBack)).rejects.toThrow('only grows');
  await asked(environment['MIGRATE_DATABASE_URL'] ?? '', setBack);
});

test('the command makes a site, and a server on this database serves it', async () => {
  const create = ['create', 'portal.localhost', '--admin', 'maria', '--email', 'maria@example.com', '--client', 'Aurora'];
  const unasked = await run('site-command.ts', create);
  expect([unasked.code, unasked.said]).toEqual([1, expect.stringMatching(/^Nobody can be asked for the password here: .*\n$/)]);
  const weak = await run('site-command.ts', [...create, '--password-stdin'], { input: 'weak\n' });
  expect([weak.code, weak.said]).toEqual([1, expect.stringMatching(/^The password is too weak: .*\n$/)]);
  const made = await run('site-command.ts', [...create, '--generate-password']);
  const password = /shown this once: (\S+)/.exec(made.said)?.[1] ?? '';
  expect([made.code, password.length]).toEqual([0, 26]);
  const taken = await run('site-command.ts', [...create, '--generate-password']);
  expect([taken.code, taken.said]).toEqual([1, 'A site has this host already: npm run site -- list shows which.\n']);
  expect((await run('site-command.ts', ['list'])).said).toBe('portal.localhost · Aurora · client: Aurora\n');

  const { startServer } = await import('./start-server.ts');
  const { readSettings } = await import('./platform/config/index.ts');
  const server = await startServer(readSettings(environment), () => {});
  try {
    const address = `http://127.0.0.1:${environment['PORT']}`;
    const { request } = await import('node:http');
    const call = (path: string, { method = 'GET', headers = {}, body = '' } = {}) =>
      new Promise<{ status: number; body: string }>((resolve, reject) => {
        const sent = request(`${address}${path}`, { method, headers: { host: 'portal.localhost', ...headers } }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
        });
        sent.on('error', reject);
        sent.end(body);
      });
    const { alternativeLogin } = await import('@vitrine/contract/identity');
    const { getSite } = await import('@vitrine/contract/tenancy');
    const site = JSON.parse((await call(getSite.path)).body);
    const answer = await call(alternativeLogin.path, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${site.client_id}:${site.client_secret}`).toString('base64')}`,
        'content-type': alternativeLogin.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      body:
        alternativeLogin.encoding === 'form'
          ? new URLSearchParams({ username: 'maria', password }).toString()
          : JSON.stringify({ username: 'maria', password }),
    });
    expect(answer.status).toBe(200);
  } finally {
    await server.stop();
  }
});
