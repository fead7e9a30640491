/** Plain SQL migrations, forward only, each once and in the order of their names; run by the owner. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { CannotStart } from '../postgres/cannot-start.ts';
import { appRole as ownRole } from '../postgres/provision.ts';
import { codeOf } from './fault-code.ts';

const folder = new URL('../../../migrations/', import.meta.url);
/** Any number will do, as long as every server of this product takes the same one. */
const lockNumber = 7_205_114;

/** How long a migration may wait for a lock, while everybody else waits behind it, and how often it begins anew. */
export type LockPatience = { lockMs: number; restMs: number; tries: number };
const lockPatience: LockPatience = { lockMs: 2_000, restMs: 3_000, tries: 20 };

export type Migrating = { appRole?: string; say?: (line: string) => void; patience?: LockPatience };

/**
 * Brings the database to the newest shape and gives the app's role its rights; nothing happens when it is there already.
 * Two servers that start at once wait for each other. A migration that changed after it ran is a fault: write a new one instead.
 * Refuses by `CannotStart` a database that a newer Vitrine has migrated, and one whose tables stay locked.
 */
export async function migrate(
  ownerUrl: string,
  { appRole = ownRole, say = () => {}, patience = lockPatience }: Migrating = {},
): Promise<void> {
  const client = new Client({ connectionString: ownerUrl, options: '-c timezone=UTC' });
  await client.connect();
  try {
    await takeTurn(client, say);
    const done = await migrationsDone(client);
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
    refuseNewer(done, files);
    for (const file of files) {
      const text = await readFile(new URL(file, folder), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      const before = done.get(file);
      if (before === hash) continue;
      if (before !== undefined) throw new Error(`migration ${file} changed after it ran: write a new one instead`);
      await runPatiently(client, { file, text, hash }, { say, patience });
      say(`migrated ${file}`);
    }
    await inTransaction(client, () => grantRights(client, appRole));
  } finally {
    await client.end(); // the lock ends with the connection
  }
}

async function takeTurn(client: Client, say: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [lockNumber]);
  if (rows[0]?.isMine === true) return;
  say('Another Vitrine server migrates this database at this moment. Waiting until it is done …');
  await client.query('select pg_advisory_lock($1)', [lockNumber]);
}

/** Code that knows nothing of what a newer one added would write rows that the newer one cannot read. */
function refuseNewer(done: ReadonlyMap<string, string>, files: readonly string[]): void {
  const unknown = [...done.keys()].filter((file) => !files.includes(file)).sort();
  if (unknown.length === 0) return;
  throw new CannotStart(
    `The database is newer than this Vitrine, which does not know ${unknown.length === 1 ? 'the migration' : `${unknown.length} migrations, the first being`} ${unknown[0]}. Start the newer Vitrine, or bring back a backup from before it.`,
  );
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

type Migration = { file: string; text: string; hash: string };

/** A migration that waits for a lock has everybody wait who comes after it: it gives up soon, lets them through, and begins anew. */
async function runPatiently(client: Client, migration: Migration, { say, patience }: Required<Pick<Migrating, 'say' | 'patience'>>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOne(client, migration, patience);
    } catch (fault) {
      if (codeOf(fault) !== lockNotAvailable) throw new Error(`migration ${migration.file} failed: ${sayingOf(fault)}`, { cause: fault });
      if (attempt >= patience.tries)
        throw new CannotStart(
          `The migration ${migration.file} met a lock ${attempt} times and changed nothing: somebody works in its tables (“${sayingOf(fault)}”). End long transactions (pg_stat_activity shows them), and start again.`,
        );
      if (attempt === 1) say(`The migration ${migration.file} waits for a lock that somebody holds, and tries again …`);
      await new Promise((resolve) => setTimeout(resolve, patience.restMs));
    }
  }
}

const lockNotAvailable = '55P03';
const sayingOf = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault));

const runOne = (client: Client, { file, text, hash }: Migration, { lockMs }: LockPatience): Promise<void> =>
  inTransaction(client, async () => {
    await client.query(`set local lock_timeout = ${lockMs}`);
    await client.query(text);
    await client.query('insert into public.migration (file, hash) values ($1, $2)', [file, hash]);
  });

async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (fault) {
    await client.query('rollback');
    throw fault;
  }
}

/** The app reads and writes rows everywhere, and may neither change nor delete what only grows. In one transaction: at no moment may it more. */
async function grantRights(client: Client, appRole: string): Promise<void> {
  const app = client.escapeIdentifier(appRole);
  const { rows } = await client.query<{ schema: string }>(
    `select nspname as schema from pg_namespace where nspname !~ '^(pg_|information_schema|public$)' order by 1`,
  );
  for (const { schema } of rows) {
    const name = client.escapeIdentifier(schema);
    await client.query(`grant usage on schema ${name} to ${app}`);
    await client.query(`grant select, insert, update, delete on all tables in schema ${name} to ${app}`);
    await client.query(`grant usage on all sequences in schema ${name} to ${app}`);
    await client.query(`grant execute on all functions in schema ${name} to ${app}`);
  }
  for (const table of growOnly) await client.query(`revoke update, delete, truncate on ${table} from ${app}`);
  await client.query(`grant usage on schema public to ${app}; grant select on public.migration to ${app}`); // readiness asks for the level
  await client.query(`revoke insert, update, delete on ledger.proof, ledger.proved_sum from ${app}`); // nobody proves themselves
}

const growOnly = ['platform.audit_entry', 'learning.event', 'ledger.entry', 'ledger.confirmation', 'ledger.seal'];
