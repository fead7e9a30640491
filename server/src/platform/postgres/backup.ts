/** Saves a database and its stored files into a folder, as they were at one instant. There is no pg_dump in the embedded PostgreSQL. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { filesBelow, hashOfFile, type Row, type SavedFile, type SavedTable, writeManifest } from './backup-folder.ts';
import { CannotStart } from './cannot-start.ts';
import { listSequences, listTables, type Table } from './catalog.ts';

export type BackupAsk = {
  /** The owner's address: it reads every table. */
  ownerUrl: string;
  /** The folder of stored files; their names are their content, so copying them after the snapshot loses none. */
  filesDir: string;
  /** The new folder; it appears under its name only when it is complete. */
  into: string;
  takenAt: string;
};

const rowsAtOnce = 500;

/** Works while the server runs: one repeatable-read snapshot over all tables. Answers the counts for people. */
export async function backup({ ownerUrl, filesDir, into, takenAt }: BackupAsk): Promise<{ tables: number; rows: number; files: number }> {
  if (await stat(into).catch(() => undefined)) throw new CannotStart(`${into} is there already. Name a new folder for the backup.`);
  const draft = `${into}.partial`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 }); // it holds personal data
  try {
    const { tables, sequences } = await saveDatabase(ownerUrl, draft);
    const files = await saveFiles(filesDir, draft);
    await writeManifest(draft, { version: 1, takenAt, tables, sequences, files });
    await rename(draft, into);
    return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0), files: files.length };
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
    await client.query('commit');
    return { tables, sequences };
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

async function saveFiles(filesDir: string, draft: string): Promise<SavedFile[]> {
  const files: SavedFile[] = [];
  for (const path of await filesBelow(filesDir)) {
    const copy = join(draft, 'files', path);
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(join(filesDir, path), copy);
    files.push({ path, bytes: (await stat(copy)).size, sha256: await hashOfFile(copy) });
  }
  return files;
}
