/** Brings a backup back: verified first, then all rows in one transaction, then the stored files. */
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { filesBelow, type Manifest, type Row, rowsOf, type SavedFile, type SavedTable, verifyBackup } from './backup-folder.ts';
import { CannotStart } from './cannot-start.ts';
import { listForeignKeys, listSchemas, listTables, type Table } from './catalog.ts';

export type RestoreAsk = {
  from: string;
  ownerUrl: string;
  filesDir: string;
  /** Where the small files go that were saved beside the database; absent: nowhere. */
  besideDir?: string;
  /** Throws away what the database and the folder of files hold. */
  force: boolean;
  /** Makes the tables: a backup holds rows, the migrations hold the shape. */
  migrate: (ownerUrl: string) => Promise<unknown>;
  log?: (sentence: string) => void;
};

/** The queue makes its tables itself when the server starts; its jobs come back only where it has made them. */
const madeElsewhere = /^pgboss\./;
const charactersAtOnce = 2_000_000;
const rowsAtOnce = 1_000;

export async function restore({
  from,
  ownerUrl,
  filesDir,
  besideDir,
  force,
  migrate,
  log = () => {},
}: RestoreAsk): Promise<{ tables: number; rows: number; files: number }> {
  const manifest = await verifyBackup(from);
  log(`The backup of ${manifest.takenAt} is complete.`);
  await refuseOccupied({ ownerUrl, filesDir, force });
  await migrate(ownerUrl);
  const rows = await restoreRows({ from, ownerUrl, manifest, log });
  await putBack({ from: join(from, 'files'), into: filesDir, files: manifest.files });
  if (besideDir !== undefined) await putBack({ from: join(from, 'beside'), into: besideDir, files: manifest.beside ?? [] });
  return { tables: manifest.tables.length, rows, files: manifest.files.length };
}

async function refuseOccupied({ ownerUrl, filesDir, force }: Pick<RestoreAsk, 'ownerUrl' | 'filesDir' | 'force'>): Promise<void> {
  await inDatabase(ownerUrl, async (client) => {
    // Of other people's connections a superuser alone is told the kind; the database's own workers belong to nobody.
    const others = await client.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and (backend_type = 'client backend' or (backend_type is null and usesysid is not null))`,
    );
    if (others.rowCount !== 0) throw new CannotStart('Somebody works in the database at this moment. Stop Vitrine before a restore.');
    const schemas = await listSchemas(client);
    const files = await filesBelow(filesDir);
    if (schemas.length + files.length === 0) return;
    if (!force)
      throw new CannotStart(
        'The database or the folder of files is not empty. Restore into an empty DATA_DIR, or replace everything by --force.',
      );
    for (const schema of schemas) await client.query(`drop schema ${schema} cascade`);
    if (schemas.includes('public')) await client.query('create schema public; grant usage on schema public to public');
    await emptyFolder(filesDir);
  });
}

/** The folder itself stays: it may be where another disk is mounted. */
async function emptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return [];
    throw fault;
  });
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
}

/** References are taken off and put back in the same transaction: rows come in any order, and putting back proves each of them. */
async function restoreRows({
  from,
  ownerUrl,
  manifest,
  log,
}: {
  from: string;
  ownerUrl: string;
  manifest: Manifest;
  log: (sentence: string) => void;
}) {
  return inDatabase(ownerUrl, async (client) => {
    await client.query('begin');
    await client.query(`set local timezone = 'UTC'`);
    const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
    const wanted = manifest.tables.filter((saved) => isWanted(saved, tables.get(saved.name), log));
    const keys = await listForeignKeys(client);
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);

    // What triggers wrote is in the backup too, and what they guard (a trail that only grows) is replaced here.
    for (const name of tables.keys()) await client.query(`alter table ${name} disable trigger user`);
    let rows = 0;
    if (tables.size > 0) await client.query(`truncate ${[...tables.keys()].join(', ')}`);
    for (const saved of wanted) {
      for await (const batch of batchesOf(from, saved)) rows += await insert(client, saved, batch);
    }
    for (const name of tables.keys()) await client.query(`alter table ${name} enable trigger user`);
    for (const { name, value, isCalled } of manifest.sequences) {
      await client.query('select setval(to_regclass($1), $2::bigint, $3) where to_regclass($1) is not null', [name, value, isCalled]);
    }
    for (const { table, name, definition } of keys) await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    await client.query('commit');
    return rows;
  });
}

/** A table of another shape means another version: its rows would land in wrong columns. */
function isWanted(saved: SavedTable, table: Table | undefined, log: (sentence: string) => void): boolean {
  if (table && JSON.stringify(table.columns) === JSON.stringify(saved.columns)) return true;
  if (madeElsewhere.test(saved.name)) {
    if (saved.rows > 0) log(`${saved.name}: ${saved.rows} rows of the job queue are left out.`);
    return false;
  }
  throw new CannotStart(
    `The table ${saved.name} has another shape here than in the backup. Restore with the version of Vitrine that made it, then update.`,
  );
}

async function* batchesOf(from: string, saved: SavedTable): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  let characters = 0;
  for await (const row of rowsOf(from, saved)) {
    batch.push(row);
    characters += row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
    if (batch.length < rowsAtOnce && characters < charactersAtOnce) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

/** One array of texts a column: a row costs no parameter of its own. */
async function insert(client: Client, { name, columns }: SavedTable, batch: Row[]): Promise<number> {
  if (columns.length === 0) return 0;
  const names = columns.map((column) => client.escapeIdentifier(column.name)).join(', ');
  const values = columns.map(({ type }, index) => `v.c${index}::${type}`).join(', ');
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const aliases = columns.map((_, index) => `c${index}`).join(', ');
  const sql = `insert into ${name} (${names}) overriding system value select ${values} from unnest(${arrays}) as v(${aliases})`;
  await client.query(
    sql,
    columns.map((_, index) => batch.map((row) => row[index] ?? null)),
  );
  return batch.length;
}

async function putBack({ from, into, files }: { from: string; into: string; files: readonly SavedFile[] }): Promise<void> {
  for (const { path } of files) {
    const target = join(into, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(from, path), `${target}.partial`);
    await rename(`${target}.partial`, target);
  }
}

async function inDatabase<Answer>(ownerUrl: string, work: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
