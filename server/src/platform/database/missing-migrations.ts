import { readdir } from 'node:fs/promises';
import type { Pool } from 'pg';

const folder = new URL('../../../migrations/', import.meta.url);
let files: Promise<string[]> | undefined;

/** What this code counts on and the database does not have. One that is ahead of the code is fine: a newer server migrated it. */
export async function missingMigrations(pool: Pool): Promise<string[]> {
  files ??= readdir(folder).then((all) => all.filter((file) => file.endsWith('.sql')).sort());
  // Whoever asks gives up sooner than a request: a connection that hangs is not kept for the next one.
  const asked = { text: 'select file from public.migration', query_timeout: 2_000 };
  const { rows } = await pool.query<{ file: string }>(asked);
  const done = new Set(rows.map(({ file }) => file));
  return (await files).filter((file) => !done.has(file));
}
