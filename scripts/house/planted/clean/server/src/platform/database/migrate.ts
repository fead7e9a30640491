import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const folder = new URL('../../../migrations/', import.meta.url);

/** Plain SQL files, in the order of their names. */
export async function migrate(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  for (const file of (await readdir(folder)).sort()) await client.query(await readFile(new URL(file, folder), 'utf8'));
  await client.end();
}
