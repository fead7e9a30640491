/** Saves a database, and the stored files that it names, into a folder, as they were at one instant. There is no pg_dump in the embedded PostgreSQL. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { hashOfFile, type Row, type SavedFile, type SavedTable, writeManifest } from './backup-folder.ts';
import { CannotStart } from './cannot-start.ts';
import { listContents, listSequences, listTables, placeOfContent, type Table } from './catalog.ts';

export type BackupAsk = {
  /** The owner's address: it reads every table. */
  ownerUrl: string;
  /** The folder of stored files. Those that the snapshot names are copied after it: a content lies there before its row, and never changes. */
  filesDir: string;
  /** Small files beside the database that the saved one is used with, as the demo's password; none where they are not there. */
  beside?: readonly string[];
  /** The new folder; it appears under its name only when it is complete. */
  into: string;
  takenAt: string;
};

const rowsAtOnce = 500;

/** What was saved, for people. `missing`: contents that the database names and that are not there, before the backup either. */
export type Saved = { tables: number; rows: number; files: number; missing: number };

/** Works while the server runs: one repeatable-read snapshot over all tables. Half-sent uploads are no part of it. */
export async function backup({ ownerUrl, filesDir, into, takenAt, beside = [] }: BackupAsk): Promise<Saved> {
  if (await stat(into).catch(() => undefined)) throw new CannotStart(`${into} is there already. Name a new folder for the backup.`);
  const draft = `${into}.partial`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 }); // it holds personal data
  try {
    const { tables, sequences, contents } = await saveDatabase(ownerUrl, draft);
    const { files, missing } = await saveFiles({ filesDir, draft, contents });
    const small = await saveBeside(beside, draft);
    await writeManifest(draft, { version: 1, takenAt, tables, sequences, files, beside: small });
    await rename(draft, into);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { tables: tables.length, rows, files: files.length, missing: await countNamed(ownerUrl, missing) };
  } catch (fault) {
    await rm(draft, { recursive: true, force: true });
    throw fault;
  }
}

async function saveDatabase(ownerUrl: string, draft: string) {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    await client.query('set local row_security = off'); // a policy that would hide rows is an error, not a smaller backup
    await client.query(`set local timezone = 'UTC'`);
    const tables: SavedTable[] = [];
    for (const table of await listTables(client)) tables.push(await saveTable(client, table, draft));
    const sequences = await listSequences(client);
    const contents = await listContents(client);
    await client.query('commit');
    return { tables, sequences, contents };
  } finally {
    await client.end();
  }
}

/** In the order of the primary key, so that two backups of the same rows are the same bytes. */
async function saveTable(client: Client, table: Table, draft: string): Promise<SavedTable> {
  const file = `tables/${table.name.replaceAll('"', '')}.jsonl.gz`;
  const columns = table.columns.map(({ name }) => `t.${client.escapeIdentifier(name)}::text`);
  const order = table.order.length > 0 ? table.order.map((name) => `t.${client.escapeIdentifier(name)}`) : ['t::text'];
  const hash = createHash('sha256');
  let rows = 0;

  async function* lines(): AsyncGenerator<string> {
    await client.query(`declare saved no scroll cursor for select ${columns.join(', ')} from ${table.name} t order by ${order.join(', ')}`);
    for (;;) {
      const batch = await client.query<Row>({ text: `fetch ${rowsAtOnce} from saved`, rowMode: 'array' });
      if (batch.rows.length === 0) break;
      const text = batch.rows.map((row) => `${JSON.stringify(row)}\n`).join('');
      hash.update(text);
      rows += batch.rows.length;
      yield text;
    }
    await client.query('close saved');
  }
  await pipeline(Readable.from(lines()), createGzip({ level: 6 }), createWriteStream(join(draft, file)));
  return { name: table.name, columns: table.columns, rows, sha256: hash.digest('hex'), file };
}

/** A file that was forgotten since the snapshot (a person was erased) is not there any more; what was named a moment too early comes with a second look. */
async function saveFiles({ filesDir, draft, contents }: { filesDir: string; draft: string; contents: readonly string[] }) {
  const files: SavedFile[] = [];
  const copy = async (sha256: string): Promise<boolean> => {
    const path = placeOfContent(sha256);
    const target = join(draft, 'files', path);
    await mkdir(dirname(target), { recursive: true });
    const isThere = await copyFile(join(filesDir, path), target).then(
      () => true,
      (fault: unknown) => {
        if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return false;
        throw fault;
      },
    );
    if (isThere) files.push({ path, bytes: (await stat(target)).size, sha256: await hashOfFile(target) });
    return isThere;
  };
  const absent = async (asked: readonly string[]) => {
    const left: string[] = [];
    for (const sha256 of asked) if (!(await copy(sha256))) left.push(sha256);
    return left;
  };
  const missing = await absent(await absent(contents));
  return { files: files.sort((one, other) => (one.path < other.path ? -1 : 1)), missing };
}

async function saveBeside(beside: readonly string[], draft: string): Promise<SavedFile[]> {
  const saved: SavedFile[] = [];
  for (const file of beside) {
    if (!(await stat(file).catch(() => undefined))) continue;
    const path = basename(file);
    const target = join(draft, 'beside', path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(file, target);
    saved.push({ path, bytes: (await stat(target)).size, sha256: await hashOfFile(target) });
  }
  return saved;
}

/** Of contents that were not found, those that the database names still: they are lost, and not forgotten meanwhile. */
async function countNamed(ownerUrl: string, missing: readonly string[]): Promise<number> {
  if (missing.length === 0) return 0;
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const named = new Set(await listContents(client));
    return missing.filter((sha256) => named.has(sha256)).length;
  } finally {
    await client.end();
  }
}
