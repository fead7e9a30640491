/** Plain SQL migrations, forward only, each once and in the order of their names; run by the owner. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { getConstructionPlans } from 'pg-boss';

const folder = new URL('../../../migrations/', import.meta.url);
/** Any number will do, as long as every server of this product takes the same one. */
const lockNumber = 7_205_114;

/**
 * Brings the database to the newest shape and gives the app's role its rights; nothing happens when it is there already.
 * Two servers that start at once wait for each other. A migration that changed after it ran is a fault: write a new one instead.
 */
export async function migrate(ownerUrl: string, log: (line: string) => void = () => {}): Promise<void> {
  const client = new Client({ connectionString: ownerUrl, options: '-c timezone=UTC' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    const done = await migrationsDone(client);
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
    for (const file of files) {
      const text = await readFile(new URL(file, folder), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      const before = done.get(file);
      if (before === hash) continue;
      if (before !== undefined) throw new Error(`migration ${file} changed after it ran: write a new one instead`);
      await runOne(client, { file, text, hash });
      log(`migrated ${file}`);
    }
    await grantRights(client);
  } finally {
    await client.end(); // the lock ends with the connection
  }
}

async function migrationsDone(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ jobs: boolean }>(`select to_regnamespace('pgboss') is not null as jobs`);
  // The job queue's schema is made here, in a transaction of its own, by the owner: the app's role may define nothing.
  if (rows[0]?.jobs !== true) await client.query(getConstructionPlans('pgboss'));
  await client.query(
    'create table if not exists public.migration (file text primary key, hash text not null, ran_at timestamptz not null default now())',
  );
  const done = await client.query<{ file: string; hash: string }>('select file, hash from public.migration');
  return new Map(done.rows.map(({ file, hash }) => [file, hash]));
}

async function runOne(client: Client, { file, text, hash }: { file: string; text: string; hash: string }): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into public.migration (file, hash) values ($1, $2)', [file, hash]);
    await client.query('commit');
  } catch (fault) {
    await client.query('rollback');
    throw new Error(`migration ${file} failed: ${fault instanceof Error ? fault.message : String(fault)}`, { cause: fault });
  }
}

/** The app reads and writes rows everywhere, and may neither change nor delete what only grows. */
async function grantRights(client: Client): Promise<void> {
  const { rows } = await client.query<{ schema: string }>(
    `select nspname as schema from pg_namespace where nspname !~ '^(pg_|information_schema|public$)' order by 1`,
  );
  for (const { schema } of rows) {
    const name = client.escapeIdentifier(schema);
    await client.query(`grant usage on schema ${name} to vitrine_app`);
    await client.query(`grant select, insert, update, delete on all tables in schema ${name} to vitrine_app`);
    await client.query(`grant usage on all sequences in schema ${name} to vitrine_app`);
    await client.query(`grant execute on all functions in schema ${name} to vitrine_app`);
  }
  for (const table of growOnly) await client.query(`revoke update, delete, truncate on ${table} from vitrine_app`);
  await client.query('grant usage on schema public to vitrine_app; grant select on public.migration to vitrine_app'); // readiness asks for the level
  await client.query('revoke insert, update, delete on ledger.proof, ledger.proved_sum from vitrine_app'); // nobody proves themselves
}

const growOnly = ['platform.audit_entry', 'learning.event', 'ledger.entry', 'ledger.confirmation', 'ledger.seal'];
