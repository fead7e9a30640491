/** A server on an external database, as an operator sets it up: prepared under other names, migrated, with a site made by the command. */
import { alternativeLogin, changePassword, Tokens } from '@vitrine/contract/identity';
import { completeUpload } from '@vitrine/contract/kernel';
import { openStream } from '@vitrine/contract/notices';
import { getLoginConfiguration, getSite, saveLoginConfiguration } from '@vitrine/contract/tenancy';
import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { aPicture, metadataOf, tusHeaders } from './platform/storage/testing.ts';
import { portOf } from './platform/testing/port-of.ts';

/** Roles of a cluster are everybody’s: the mark keeps them this run’s own. */
const mark = randomUUID().slice(0, 8);
vi.setConfig({ testTimeout: 120_000 }); // each command is a process of its own

const scraper = `scraper-${mark}`;

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
  const port = portOf(server);
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
    DATA_DIR: join(dataDir, 'first'),
    FILES_DIR: join(dataDir, 'files'),
    PORT: port,
    CONTENT_PORT: contentPort,
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'fatal',
    METRICS_TOKEN: scraper,
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

test('migrated so, the app’s role reads and writes, and neither the audit log nor a sum of the ledger can be set back by it', async () => {
  const migrated = await run('database-command.ts', ['migrate']);
  expect(migrated.said).toContain('The database has its newest shape.');
  const app = environment['DATABASE_URL'] ?? '';
  await expect(asked(app, 'delete from platform.audit_entry')).rejects.toThrow('permission denied');
  await expect(asked(app, 'delete from ledger.proof')).rejects.toThrow('permission denied');

  const account = randomUUID();
  await asked(
    Object.assign(new URL(adminUrl), { pathname: `/${encodeURIComponent(names.database)}` }).href,
    'set session_replication_role = replica', // a row without the client, book and member that it belongs to
    `insert into ledger.account (id, tenant_id, book_id, member_id, currency, role, credited, debited, moved_at)
      values ('${account}', '${randomUUID()}', '${randomUUID()}', '${randomUUID()}', 'points', 'available', 10, 5, now())`,
  );
  const setBack = `update ledger.account set credited = credited - 1 where id = '${account}'`;
  await expect(asked(app, setBack)).rejects.toThrow('only grows');
  await asked(environment['MIGRATE_DATABASE_URL'] ?? '', setBack);
});

test('the command makes a site, and says each refusal in one line', async () => {
  const create = ['create', 'localhost', '--admin', 'maria', '--email', 'maria@example.com', '--client', 'Aurora'];
  const unasked = await run('site-command.ts', create);
  expect([unasked.code, unasked.said]).toEqual([1, expect.stringMatching(/^Nobody can be asked for the password here: .*\n$/)]);
  const weak = await run('site-command.ts', [...create, '--password-stdin'], { input: 'weak\n' });
  expect([weak.code, weak.said]).toEqual([1, expect.stringMatching(/^The password is too weak: .*\n$/)]);
  const made = await run('site-command.ts', [...create, '--password-stdin'], { input: `${password}\n` });
  expect([made.code, made.said]).toEqual([
    0,
    expect.stringMatching(/^The site localhost is made, with the client Aurora and the superuser maria\./),
  ]);
  expect(made.said).not.toContain(password);
  const taken = await run('site-command.ts', [...create, '--generate-password']);
  expect([taken.code, taken.said]).toEqual([1, 'A site has this host already: npm run site -- list shows which.\n']);
  const generated = await run('site-command.ts', ['create', 'other.localhost', ...create.slice(2), '--generate-password']);
  expect(generated.said).toMatch(/Password, shown this once: K\S{25}\n/);
  expect((await run('site-command.ts', ['list'])).said).toBe(
    'localhost · Aurora · client: Aurora\nother.localhost · Aurora · client: Aurora\n',
  );
});

test('two processes serve one database: a log-in of one, a stream and an upload of both, both tell when it was saved and verified, and nothing is brought back under them', async () => {
  const second = { PORT: await aFreePort(), CONTENT_PORT: await aFreePort(), DATA_DIR: join(dataDir, 'second') };
  const [one, two] = await Promise.all([aServer(environment), aServer({ ...environment, ...second })]);
  try {
    const site = getSite.answer.parse(await (await fetch(`${one.address}${getSite.path}`)).json());
    const loggedIn = await fetch(`${one.address}${alternativeLogin.path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${site.client_id}:${site.client_secret}`).toString('base64')}` },
      body: new URLSearchParams({ username: 'maria', password }),
    });
    expect(loggedIn.status).toBe(200);
    const tokens = Tokens.parse(await loggedIn.json());
    const authorization = `Bearer ${tokens.access_token}`;
    const changed = await fetch(`${one.address}${changePassword.path}`, {
      method: changePassword.method,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ current: password, password: 'Outra-Senha-2026' }),
    });
    expect(changed.status).toBe(200);

    const streams = await Promise.all([one, two].map(({ address }) => listenTo(address, tokens.user_firebase_token)));
    const versions = () => streams.map(({ heard }) => [...heard().matchAll(/"version":"([^"]+)"/g)].at(-1)?.[1]);
    await expect.poll(versions, { timeout: 10_000 }).toEqual(['1.1', '1.1']);
    const answered = await fetch(`${two.address}${getLoginConfiguration.path}`, { headers: { authorization } });
    const stored = getLoginConfiguration.answer.parse(await answered.json());
    const saved = await fetch(`${two.address}${saveLoginConfiguration.path}`, {
      method: saveLoginConfiguration.method,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ ...stored, files: undefined }),
    });
    expect(saved.status).toBe(200);
    await expect.poll(versions, { timeout: 10_000 }).toEqual(['2.1', '2.1']);
    for (const { end } of streams) end();

    const picture = await aPicture('png');
    const tus = { ...tusHeaders, authorization };
    const begun = await fetch(`${one.address}/api/files/`, {
      method: 'POST',
      headers: { ...tus, 'upload-length': String(picture.length), 'upload-metadata': metadataOf({ purpose: 'image', filename: 'a.png' }) },
    });
    const id = begun.headers.get('location')?.split('/').at(-1) ?? '';
    const half = Math.floor(picture.length / 2);
    for (const { server, from, to } of [
      { server: two, from: 0, to: half },
      { server: one, from: half, to: picture.length },
    ])
      await fetch(`${server.address}/api/files/${id}`, {
        method: 'PATCH',
        headers: { ...tus, 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
        body: new Uint8Array(picture.subarray(from, to)),
      });
    const done = await fetch(`${two.address}${completeUpload.path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ upload: id }),
    });
    const { url } = completeUpload.answer.parse(await done.json());
    expect((await fetch(new URL(url, one.address))).status).toBe(200);

    const backedUp = await run('platform/postgres/backup-command.ts', [join(dataDir, 'backup')]);
    expect(backedUp).toEqual({ code: 0, said: expect.stringMatching(/^Saved \d+ rows of \d+ tables and 1 files into /) });
    expect((await run('ledger-command.ts', ['verify'])).said).toMatch(/^2 violations of 2 rules/m); // of the account that a test above wrote by hand
    const restored = await run('platform/postgres/restore-command.ts', [join(dataDir, 'backup'), '--force']);
    expect([restored.code, restored.said]).toEqual([1, expect.stringContaining('Stop Vitrine before a restore.')]);
    for (const { address } of [one, two]) {
      const figures = await (await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${scraper}` } })).text();
      expect(figures).toMatch(/^vitrine_backup_last_seconds [1-9]/m); // whoever made it
      expect(figures).toMatch(/^vitrine_ledger_proof_violations 2$/m);
    }
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
});

const password = 'Chuva-Fina-2026';

/** A server as a process of its own, when it says that it is ready. */
async function aServer(env: Record<string, string>): Promise<{ address: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => said.includes('Vitrine is ready') && resolve());
    void ended.then(() => reject(new Error(`the server ended: ${said}`)));
  });
  await ready;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { address: `http://localhost:${env['PORT']}`, stop };
}

async function listenTo(address: string, token: string): Promise<{ heard(): string; end(): void }> {
  const stopping = new AbortController();
  const answer = await fetch(`${address}${openStream.path}`, { headers: { authorization: `Bearer ${token}` }, signal: stopping.signal });
  expect(answer.status).toBe(200);
  let text = '';
  void (async () => {
    for await (const chunk of answer.body ?? []) text += Buffer.from(chunk).toString();
  })().catch(() => {}); // it is ended from here
  return { heard: () => text, end: () => stopping.abort() };
}
