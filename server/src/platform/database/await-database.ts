/** An external database before the server stands on it: waited for, and looked at. */
import { Client } from 'pg';
import { CannotStart } from '../postgres/cannot-start.ts';
import { explainConnection, type Address } from './connection-faults.ts';

export type Waiting = { waitSeconds: number; say: (line: string) => void };

const looksEveryMs = 500;
const answersWithinMs = 5_000;

/** A connection, as soon as the database gives one; one line is said while it does not. Refuses by `CannotStart` what waiting does not mend, and when the time is over. */
export async function connectTo(address: Address, { waitSeconds, say }: Waiting): Promise<Client> {
  const until = performance.now() + waitSeconds * 1_000;
  for (let isFirst = true; ; isFirst = false) {
    const client = new Client({ connectionString: address.url, options: '-c timezone=UTC', connectionTimeoutMillis: answersWithinMs });
    client.on('error', () => {}); // told by the query that meets it
    try {
      await client.connect();
      return client;
    } catch (fault) {
      void client.end().catch(() => {}); // not awaited: of a connection that never was, the end may have come already
      const explained = explainConnection(fault, address);
      if (!explained) throw fault;
      if (!explained.isPassing) throw new CannotStart(explained.sentence);
      if (performance.now() >= until)
        throw new CannotStart(waitSeconds > 0 ? `${explained.sentence} It was waited for ${waitSeconds} s.` : explained.sentence);
      if (isFirst) say(`${explained.sentence} Waiting for it, ${waitSeconds} s at most.`);
      await new Promise((resolve) => setTimeout(resolve, looksEveryMs));
    }
  }
}

/** Waits for both roles and answers the app’s name. Refuses a database that is too old, and roles whose rights are too few or too many. */
export async function awaitDatabase(urls: { ownerUrl: string; appUrl: string }, waiting: Waiting): Promise<{ appRole: string }> {
  const owner = await look({ setting: 'MIGRATE_DATABASE_URL', url: urls.ownerUrl }, waiting);
  const app = await look({ setting: 'DATABASE_URL', url: urls.appUrl }, waiting);
  if (owner.version < 150_000)
    throw new CannotStart(`Vitrine needs PostgreSQL 15 or newer, and this one is ${Math.floor(owner.version / 10_000)}.`);
  if (owner.encoding !== 'UTF8')
    throw new CannotStart(
      `The database ${owner.database} is in ${owner.encoding} and has to be in UTF8: make it anew by npm run db -- prepare.`,
    );
  if (owner.database !== app.database)
    throw new CannotStart(`DATABASE_URL names the database ${app.database}, MIGRATE_DATABASE_URL ${owner.database}: they have to be one.`);
  if (!owner.mayDefine)
    throw new CannotStart(
      `The role ${owner.role} of MIGRATE_DATABASE_URL may not define anything in ${owner.database}: name the database’s owner.`,
    );
  if (app.mayDefine)
    throw new CannotStart(
      `The role ${app.role} of DATABASE_URL may define things in ${app.database}: name the one with fewer rights, so that no request can.`,
    );
  return { appRole: app.role };
}

type Look = { role: string; database: string; version: number; encoding: string; mayDefine: boolean };

async function look(address: Address, waiting: Waiting): Promise<Look> {
  const client = await connectTo(address, waiting);
  try {
    const { rows } = await client.query<Look>(
      `select current_user as role, current_database() as database, current_setting('server_version_num')::int as version,
              getdatabaseencoding() as encoding, has_database_privilege(current_database(), 'create') as "mayDefine"`,
    );
    const [found] = rows;
    if (!found) throw new Error('the database told nothing about itself');
    return found;
  } finally {
    await client.end();
  }
}
