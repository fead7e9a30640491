import { hash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { backup } from './backup.ts';
import { readManifest } from './backup-folder.ts';
import { createDatabase, discardDataDir, type RunningPostgres, startPostgres, temporaryDataDir } from './index.ts';
import { diskBlobStore } from '../storage/disk-blob-store.ts';
import { restore } from './restore.ts';
import { keepBackup } from './saved-backups.ts';
import { scheduleBackups } from './schedule-backups.ts';

const takenAt = '2026-11-21T00:00:00Z';
let dataDir: string;
let postgres: RunningPostgres;
let round = 0;
/** Each test has a source with rows, an empty target, and a folder. */
let source: string;
let target: string;
let folder: string;

/** Everything that is hard to save: references in a circle and to itself, identity, generated, parts, arrays, bytes, a trigger. */
const shape = `
  create schema shop; create schema "Odd";
  create table shop.person (id uuid primary key, chief uuid references shop.person, favourite int, born date, tags text[] not null default '{}');
  create table shop.item (number int generated always as identity primary key, owner uuid not null references shop.person,
    price numeric(12,4), name text, tripled int generated always as (length(name) * 3) stored, extra jsonb, picture bytea, at timestamptz, ratio float8);
  alter table shop.person add constraint likes foreign key (favourite) references shop.item (number);
  create table shop.event (day date not null, what text, primary key (day, what)) partition by range (day);
  create table shop.event_2026 partition of shop.event for values from ('2026-01-01') to ('2027-01-01');
  create schema platform; create table platform.file (id int generated always as identity primary key, sha256 text not null);
  create table "Odd"."Table Name" ("Column ""quoted""" text, empty text);
  create sequence shop.order_number;
  create function shop.shout() returns trigger language plpgsql as $$ begin new.name := upper(new.name); return new; end $$;
  create trigger shouting before insert on shop.item for each row execute function shop.shout();
  create function shop.keep() returns trigger language plpgsql as $$ begin raise exception 'the trail only grows'; end $$;
  create trigger keeping before truncate on shop.event for each statement execute function shop.keep();`;

const rows = `
  insert into shop.person (id, tags) select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, array['a,b', '{"', null, 'ção'] from generate_series(1, 1500) n;
  update shop.person set chief = '00000000-0000-7000-8000-000000001500' where id <> '00000000-0000-7000-8000-000000001500';
  insert into shop.item (owner, price, name, extra, picture, at, ratio) select id, 0.1, E'line\\nbreak \\\\ ü', '{"a": [1, null, "\\u00e9"]}', '\\x00ff', '2026-11-21 03:04:05.123456+00', 0.1::float8 + 0.2
    from shop.person limit 1200;
  update shop.item set name = 'quiet' where number = 1;
  update shop.person set favourite = 7 where tags <> '{}';
  insert into shop.event select '2026-01-01'::date + n, 'x' from generate_series(0, 200) n;
  insert into "Odd"."Table Name" values ('', null), (null, ''), ('null', E'\\t');
  insert into platform.file (sha256) values ('ababc'), ('ababc');
  select nextval('shop.order_number') from generate_series(1, 41);`;

async function inDatabase<Answer>(url: string, work: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const run = (url: string, sql: string) => inDatabase(url, (client) => client.query(sql));
const migrate = (url: string) => run(url, shape);

beforeAll(async () => {
  dataDir = temporaryDataDir();
  postgres = await startPostgres({ dataDir, durability: 'test' });
});
afterAll(async () => {
  await postgres.stop();
  await discardDataDir(dataDir);
});
beforeEach(async () => {
  round += 1;
  folder = join(dataDir, `round-${round}`);
  mkdirSync(join(folder, 'files/ab'), { recursive: true });
  writeFileSync(join(folder, 'files/ab/abc'), 'a stored file');
  const names = [`source_${round}`, `target_${round}`];
  await inDatabase(postgres.superUrl, async (client) => {
    for (const name of names) await createDatabase(client, name);
  });
  [source = '', target = ''] = names.map((name) => postgres.ownerUrl.replace(/[^/]+$/, name));
  await run(source, shape);
  await run(source, rows);
});

const save = (into = 'saved', ownerUrl = source, filesDir = join(folder, 'files')) =>
  backup({ ownerUrl, filesDir, into: join(folder, into), takenAt });
const bringBack = (force = false) =>
  restore({ from: join(folder, 'saved'), ownerUrl: target, filesDir: join(folder, 'restored'), force, migrate });

test('a restored database has the same tables, sequences and files as the saved one', async () => {
  await save();
  expect(await bringBack()).toEqual({ tables: 5, rows: 1500 + 1200 + 201 + 3 + 2, files: 1 });
  await save('again', target, join(folder, 'restored'));

  expect(await readManifest(join(folder, 'again'))).toEqual(await readManifest(join(folder, 'saved')));
  expect(readFileSync(join(folder, 'restored/ab/abc'), 'utf8')).toBe('a stored file');
});

test('the restored database goes on where the saved one stood: numbers, references, triggers', async () => {
  await save();
  await bringBack();

  const person = '00000000-0000-7000-8000-000000000001';
  const made = await run(target, `insert into shop.item (owner, name) values ('${person}', 'loud') returning number, name, tripled`);
  expect(made.rows).toEqual([{ number: 1201, name: 'LOUD', tripled: 12 }]);
  expect((await run(target, `select nextval('shop.order_number')::int as next`)).rows).toEqual([{ next: 42 }]);
  expect((await run(target, 'select name from shop.item where number = 1')).rows).toEqual([{ name: 'quiet' }]);
  await expect(run(target, 'truncate shop.event')).rejects.toThrow('only grows');
  await expect(run(target, `insert into shop.item (owner) values ('00000000-0000-7000-8000-999999999999')`)).rejects.toThrow('foreign key');
});

test('a backup is one instant: what is written meanwhile is in it whole or not at all', async () => {
  let isDone = false;
  const writing = (async () => {
    for (let n = 2000; !isDone; n += 1) {
      const id = `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
      await run(source, `begin; insert into shop.person (id) values ('${id}'); insert into shop.item (owner) values ('${id}'); commit`);
    }
  })();
  await save();
  isDone = true;
  await writing;

  await bringBack(); // puts the references back, which fails when an item lacks its person
  const counts = await run(target, 'select (select count(*) from shop.person)::int - (select count(*) from shop.item)::int as difference');
  expect(counts.rows).toEqual([{ difference: 300 }]);
});

/** People who upload until it ends: bytes arrive in pieces beside the contents, lie in their place, are named, and go again. */
async function uploading(filesDir: string, { who, isOver }: { who: number; isOver: () => boolean }): Promise<number> {
  const blobStore = diskBlobStore(filesDir);
  const half = join(filesDir, 'uploads');
  mkdirSync(half, { recursive: true });
  let kept = 0;
  await inDatabase(source, async (client) => {
    for (; !isOver(); kept += 1) {
      const path = join(half, `upload-${who}-${kept}`);
      writeFileSync(path, `half of ${kept}`);
      const { sha256 } = await blobStore.keep({ content: Buffer.from(`content ${kept} of ${who}`) });
      await client.query('insert into platform.file (sha256) values ($1)', [sha256]);
      rmSync(path);
    }
  });
  return kept;
}

test('a backup under uploads that go on has each file that its rows name, whole, and nothing half-sent', async () => {
  const filesDir = join(folder, 'files');
  let isOver = false;
  const people = [1, 2].map((who) => uploading(filesDir, { who, isOver: () => isOver }));
  mkdirSync(join(filesDir, 'uploads'), { recursive: true });
  writeFileSync(join(filesDir, 'uploads/begun'), 'half');
  await expect.poll(() => run(source, 'select count(*)::int as n from platform.file').then(({ rows }) => rows)).not.toEqual([{ n: 2 }]);
  const saved = await save();
  isOver = true;
  await Promise.all(people);
  expect(saved.missing).toBe(0);

  await bringBack();
  const named = await inDatabase(target, (client) => client.query<{ sha256: string }>('select distinct sha256 from platform.file'));
  expect(named.rows.length).toBeGreaterThan(1);
  const restored = diskBlobStore(join(folder, 'restored'));
  for (const { sha256 } of named.rows) if (sha256 !== 'ababc') expect(hash('sha256', await restored.read(sha256))).toBe(sha256);
  expect(existsSync(join(folder, 'restored/uploads'))).toBe(false);
  expect(saved.files).toBe(named.rows.length);
});

test('a content that is lost is told, and one that was forgotten meanwhile is not', async () => {
  await run(source, `insert into platform.file (sha256) values ('cdlost')`);
  expect(await save()).toMatchObject({ files: 1, missing: 1 });
});

test('of backups that are named by their time the newest stay, and nothing else is thrown away', async () => {
  const backupDir = join(folder, 'backups');
  mkdirSync(join(backupDir, 'by hand'), { recursive: true });
  mkdirSync(join(backupDir, '2026-11-19T00-00-00Z.partial'));
  mkdirSync(join(backupDir, '2026-11-22T18-00-00Z.partial')); // another process may be at it still
  mkdirSync(join(backupDir, '2026-11-18T00-00-00Z')); // no backup: its manifest never came
  for (const day of [20, 21, 22, 23])
    await keepBackup({
      ownerUrl: source,
      dataDir: folder,
      sharedDir: folder,
      filesDir: join(folder, 'files'),
      backupDir,
      takenAt: `2026-11-${day}T00:00:00Z`,
      keep: 2,
    });
  expect(readdirSync(backupDir).sort()).toEqual([
    '2026-11-18T00-00-00Z',
    '2026-11-22T00-00-00Z',
    '2026-11-22T18-00-00Z.partial',
    '2026-11-23T00-00-00Z',
    'by hand',
  ]);
  expect(JSON.parse(readFileSync(join(folder, 'last-backup.json'), 'utf8'))).toEqual({ at: '2026-11-23T00:00:00Z' });
});

test('the server saves itself when its job comes, and does no more than end what waits once that was switched off', async () => {
  const workers = new Map<string, { cron?: string; work: () => Promise<void> }>();
  const jobs = {
    work: (name: string, worker: (payload: Record<string, unknown>) => Promise<void>) => void workers.set(name, { work: () => worker({}) }),
    schedule: (name: string, cron: string, work: () => Promise<void>) => void workers.set(name, { cron, work }),
  };
  const backupDir = join(folder, 'backups');
  const told: unknown[] = [];
  const log = { info: (about: unknown) => void told.push(about), error: (about: unknown) => void told.push(about) };
  const open = (BACKUP_EVERY: 'day' | 'never') => {
    const settings = { BACKUP_EVERY, BACKUP_DIR: backupDir, BACKUP_KEEP: 2 };
    scheduleBackups(
      { jobs, clock: { now: () => takenAt }, log, settings },
      { ownerUrl: source, dataDir: folder, sharedDir: folder, filesDir: join(folder, 'files') },
    );
  };
  open('day');
  const job = workers.get('platform.backup');
  expect(job?.cron).toBe('7 2 * * *');
  await Promise.all([job?.work(), job?.work()]); // begun again while it runs
  expect(told).toEqual([expect.objectContaining({ into: join(backupDir, '2026-11-21T00-00-00Z'), files: 1 })]);

  open('never');
  await workers.get('platform.backup')?.work();
  expect(readdirSync(backupDir)).toEqual(['2026-11-21T00-00-00Z']);
});

test('what lies beside the database comes back with it, so that the demo’s password opens the demo’s people', async () => {
  writeFileSync(join(folder, 'demo-password'), 'Vabcd-efgh-ijkl7\n', { mode: 0o600 });
  const { into } = await keepBackup({
    ownerUrl: source,
    dataDir: folder,
    sharedDir: folder,
    filesDir: join(folder, 'files'),
    backupDir: join(folder, 'backups'),
    takenAt,
  });
  const besideDir = join(folder, 'elsewhere');
  await restore({ from: into, ownerUrl: target, filesDir: join(folder, 'restored'), besideDir, force: false, migrate });
  expect(readFileSync(join(besideDir, 'demo-password'), 'utf8')).toBe('Vabcd-efgh-ijkl7\n');
});

test('a database with content is refused and stays; --force replaces it', async () => {
  await save();
  await run(target, 'create table public.precious as select 1 as one');
  const files = join(folder, 'restored');
  mkdirSync(files, { recursive: true });
  writeFileSync(join(files, 'stray'), 'of the database before');
  const { ino } = statSync(files);
  await expect(bringBack()).rejects.toThrow('not empty');
  expect((await run(target, 'select one from public.precious')).rows).toEqual([{ one: 1 }]);

  await bringBack(true);
  expect((await run(target, `select to_regclass('public.precious') as gone`)).rows).toEqual([{ gone: null }]);
  expect(readdirSync(files)).toEqual(['ab']);
  expect(statSync(files).ino).toBe(ino); // it may be where another disk is mounted
});

test('a database in use is refused', async () => {
  await save();
  await inDatabase(target, () => expect(bringBack()).rejects.toThrow('Stop Vitrine before a restore'));
});

test.each([
  ['a table', 'tables/shop.item.jsonl.gz', 'shop.item'],
  ['a stored file', 'files/ab/abc', 'ab/abc'],
  ['the manifest', 'manifest.json', 'manifest'],
])('a backup of which %s was changed is refused before anything is touched', async (_, file, named) => {
  await save();
  appendFileSync(join(folder, 'saved', file), 'x');
  await expect(bringBack()).rejects.toThrow(named);
  expect((await run(target, `select to_regnamespace('shop') as nothing`)).rows).toEqual([{ nothing: null }]);
});

test('a missing file of a backup is refused by name', async () => {
  await save();
  rmSync(join(folder, 'saved/tables/shop.event.jsonl.gz'));
  await expect(bringBack()).rejects.toThrow('shop.event');
});

test('a backup of another shape is refused, and the target stays empty', async () => {
  await run(source, 'alter table shop.person add column hobby text');
  await save();
  await expect(bringBack()).rejects.toThrow('shop.person has another shape');
  expect((await run(target, 'select count(*)::int as count from shop.person')).rows).toEqual([{ count: 0 }]);
});

test('a backup never overwrites another one, and a broken one leaves nothing', async () => {
  await save();
  await expect(save()).rejects.toThrow('is there already');
  await expect(save('broken', source.replace('source', 'nowhere'))).rejects.toThrow('does not exist');
  expect([existsSync(join(folder, 'broken')), existsSync(join(folder, 'broken.partial'))]).toEqual([false, false]);
});
