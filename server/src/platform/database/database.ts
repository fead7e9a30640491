import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Pool } from 'pg';
import { connectionDeadlinesOf, statementDeadline, waitingLonger, type Deadline } from './deadlines.ts';
import { codeOf } from './fault-code.ts';
import { missingMigrations } from './missing-migrations.ts';
import { planIsStale, prepared } from './prepared.ts';
import { TenantChecker } from './tenant-check.ts';
import type { DB } from './types.gen.ts';
import { valueParsers } from './value-parsers.ts';

declare const inTransaction: unique symbol;

/** Queries inside a transaction. A helper that asks for `Tx` cannot be handed a plain `Db`. */
export type Tx = Transaction<DB> & { readonly [inTransaction]: true };
/** Queries of a read; a `Tx` will do as well. */
export type Reader = Kysely<DB>;

export type Db = {
  /** Reads that may be stale (law 13). */
  read(): Reader;
  /** Reads that decide a write. */
  write(): Reader;
  /**
   * READ COMMITTED, begun anew after a deadlock or a serialization failure, three times at most. Inside another transaction of
   * the same request it joins that one.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Reads that take longer than a request may, by their name. In one transaction, which `read()` and `write()` join. */
  patiently<T>(deadline: Deadline, work: () => Promise<T>): Promise<T>;
  /** The migrations that this code counts on and the database does not have. Throws when it is away. */
  lacksMigrations(): Promise<string[]>;
  close(): Promise<void>;
  readonly pool: Pool;
};

export type DatabaseOptions = {
  url: string;
  connections?: number;
  deadline?: Deadline;
  /** Tests shorten them. */
  shorter?: Partial<ReturnType<typeof connectionDeadlinesOf>>;
  onLost?: (fault: Error) => void;
};

/** Opens a pool as the app's role and learns which tables belong to tenants. */
export async function openDatabase({
  url,
  connections = 10,
  deadline = 'request',
  shorter = {},
  onLost = () => {},
}: DatabaseOptions): Promise<Db> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    options: '-c timezone=UTC -c max_parallel_workers_per_gather=0', // a worker takes longer to start than a request may take
    types: valueParsers,
    ...connectionDeadlinesOf(deadline),
    ...shorter,
    idleTimeoutMillis: 30_000,
  });
  let isClosing = false;
  // An idle connection that ends must not end the server; that it ends at a stop is no news.
  const lost = (fault: Error) => {
    if (!isClosing) onLost(fault);
  };
  pool.on('error', lost);
  // The pool hears idle connections only; one that is lent out when the database dies would end the process.
  pool.on('connect', (client) => client.on('error', lost));
  const kysely = new Kysely<DB>({ dialect: new CheckedDialect(pool, await tenantTablesOf(pool)) });
  const current = new AsyncLocalStorage<Tx>();
  const transaction: Db['transaction'] = (work) => {
    const running = current.getStore();
    return running ? work(running) : begin(kysely, (tx) => current.run(tx, () => work(tx)));
  };
  return {
    read: () => current.getStore() ?? kysely,
    write: () => current.getStore() ?? kysely,
    transaction,
    patiently: (patience, work) =>
      waitingLonger(patience, () =>
        transaction(async (tx) => {
          await sql`select set_config('statement_timeout', ${String(statementDeadline(patience))}, true)`.execute(tx);
          return work();
        }),
      ),
    lacksMigrations: () => missingMigrations(pool),
    close: () => {
      isClosing = true;
      return kysely.destroy();
    },
    pool,
  };
}

const tries = 3;
const worthAnotherTry = new Set(['40001', '40P01', planIsStale]);

async function begin<T>(kysely: Kysely<DB>, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(kysely, work);
    } catch (fault) {
      if (attempt === tries || !worthAnotherTry.has(codeOf(fault) ?? '')) throw fault;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

const runOnce = <T>(kysely: Kysely<DB>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  kysely
    .transaction()
    .setIsolationLevel('read committed')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place where a Tx is made
    .execute((tx) => work(tx as Tx));

class CheckedDialect extends PostgresDialect {
  readonly #tenantTables: ReadonlySet<string>;

  constructor(pool: Pool, tenantTables: ReadonlySet<string>) {
    super({ pool: prepared(pool) });
    this.#tenantTables = tenantTables;
  }

  override createQueryCompiler(): TenantChecker {
    return new TenantChecker(this.#tenantTables);
  }
}

/** Law 12 makes it exact: a tenant table is one whose primary key begins with tenant_id. */
async function tenantTablesOf(pool: Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name
    from pg_catalog.pg_index i
    join pg_catalog.pg_class c on c.oid = i.indrelid
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where i.indisprimary and a.attname = 'tenant_id' and n.nspname <> 'platform'`);
  return new Set(rows.map(({ name }) => name));
}
