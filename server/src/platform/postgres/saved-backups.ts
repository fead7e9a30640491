/** The folder that backups gather in: each named by its time, the oldest thrown away. */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, type Saved } from './backup.ts';

/** Names that this file gives: `2026-11-23T19-00-00.000Z`. Nothing of another name is ever thrown away. */
const ownName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(?:\.\d+)?Z$/;
const nameOf = (takenAt: string) => takenAt.replaceAll(':', '-');
const timeOf = (name: string) => Date.parse(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

/** What was begun within this may be another process's, which is at it still. */
const longestMs = 86_400_000;

export type Keeping = {
  ownerUrl: string;
  dataDir: string;
  /** Where servers on one database read when the last backup was made. */
  sharedDir: string;
  filesDir: string;
  /** The folder of backups. */
  backupDir: string;
  takenAt: string;
  /** How many complete backups stay, this one counted; absent: all. */
  keep?: number | undefined;
};

/** Where backups lie unless it is told. */
export const usualBackupDir = (dataDir: string) => join(dataDir, 'backups');

/** What a Vitrine has beside its database and its files, and would be missed: the demo's password opens the demo's people. */
export const besideOf = (dataDir: string) => [join(dataDir, 'demo-password')];

/** Saves everything into a new folder, and only then throws away the oldest ones and what killed backups left. */
export async function keepBackup({
  ownerUrl,
  dataDir,
  sharedDir,
  filesDir,
  backupDir,
  takenAt,
  keep,
}: Keeping): Promise<Saved & { into: string; thrownAway: number }> {
  const into = join(backupDir, nameOf(takenAt));
  const saved = await backup({ ownerUrl, filesDir, beside: besideOf(dataDir), into, takenAt });
  await noteBackup(sharedDir, takenAt);
  return { ...saved, into, thrownAway: keep === undefined ? 0 : await throwAwayOldest(backupDir, keep) };
}

/** Tells whoever watches the server when it was saved last (`/metrics`). */
export async function noteBackup(sharedDir: string, at: string): Promise<void> {
  await mkdir(sharedDir, { recursive: true });
  await writeFile(join(sharedDir, 'last-backup.json'), JSON.stringify({ at }));
}

async function throwAwayOldest(backupDir: string, keep: number): Promise<number> {
  const names = await readdir(backupDir);
  const complete: string[] = [];
  for (const name of names.filter((found) => ownName.test(found)).sort()) {
    if (await stat(join(backupDir, name, 'manifest.json.sha256')).catch(() => undefined)) complete.push(name);
  }
  const old = complete.slice(0, Math.max(0, complete.length - keep));
  const newest = complete.at(-1);
  const broken = names.filter((name) => {
    const begun = name.replace(/\.partial$/, '');
    return newest !== undefined && begun !== name && ownName.test(begun) && timeOf(begun) <= timeOf(newest) - longestMs;
  });
  for (const name of [...old, ...broken]) await rm(join(backupDir, name), { recursive: true, force: true });
  return old.length;
}
