/** The folder of a backup: a manifest, one compressed file a table, and the stored files. Every byte has its sha-256 in the manifest. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Column, Sequence } from './catalog.ts';
import { CannotStart } from './cannot-start.ts';

export type SavedTable = { name: string; columns: Column[]; rows: number; sha256: string; file: string };
export type SavedFile = { path: string; bytes: number; sha256: string };
export type Manifest = {
  version: 1;
  takenAt: string;
  tables: SavedTable[];
  sequences: Sequence[];
  files: SavedFile[];
  beside?: SavedFile[];
};
/** A row as PostgreSQL prints it: text a column, null for null. */
export type Row = (string | null)[];

const manifestOf = (folder: string) => join(folder, 'manifest.json');

/** The manifest and its own hash, so that a manifest cut short is known. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(manifestOf(folder), text);
  await writeFile(`${manifestOf(folder)}.sha256`, `${createHash('sha256').update(text).digest('hex')}  manifest.json\n`);
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestOf(folder), 'utf8').catch(() => refuse(`${folder} holds no backup: there is no manifest.json.`));
  const hash = await readFile(`${manifestOf(folder)}.sha256`, 'utf8').catch(() => '');
  if (hash.split(' ')[0] !== createHash('sha256').update(text).digest('hex')) return refuse(`The manifest of ${folder} is damaged.`);
  const manifest = JSON.parse(text) as Manifest;
  return manifest.version === 1 ? manifest : refuse(`The backup ${folder} was made by a newer Vitrine.`);
}

/** Reads everything once and compares it with the manifest, before anything is changed. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const table of manifest.tables) {
    const hash = createHash('sha256');
    let rows = 0;
    try {
      for await (const line of linesOf(join(folder, table.file))) {
        hash.update(`${line}\n`);
        rows += 1;
      }
    } catch (fault) {
      refuse(`The table ${table.name} cannot be read from the backup: ${String(fault)}`);
    }
    if (rows !== table.rows || hash.digest('hex') !== table.sha256) refuse(`The table ${table.name} is damaged in the backup ${folder}.`);
  }
  for (const [part, files] of [['files', manifest.files] as const, ['beside', manifest.beside ?? []] as const]) {
    for (const { path, sha256 } of files) {
      const found = await hashOfFile(join(folder, part, path)).catch(() => 'missing');
      if (found !== sha256) refuse(`The file ${path} is damaged or missing in the backup ${folder}.`);
    }
  }
  return manifest;
}

/** The rows of a saved table, in the order in which they were saved. */
export async function* rowsOf(folder: string, table: SavedTable): AsyncGenerator<Row> {
  for await (const line of linesOf(join(folder, table.file))) yield JSON.parse(line) as Row;
}

/** Files below a folder by their relative paths; none when there is no folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** A stream that breaks is reported by `readline` to nobody: its fault is thrown here. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (fault) => unpacked.destroy(fault));
  let fault: Error | undefined;
  unpacked.on('error', (thrown) => (fault = thrown));
  yield* createInterface({ input: source.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY });
  if (fault) throw fault;
}

function refuse(sentence: string): never {
  throw new CannotStart(sentence);
}
