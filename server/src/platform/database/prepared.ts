/** Statements that come again are prepared: PostgreSQL reads and plans each once a connection, not at every request (decision 012). */
import { sql, type PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { cutOff, isSilence, ownDeadline } from './deadlines.ts';
import { codeOf } from './fault-code.ts';

/** A connection keeps so many; whatever comes later is planned each time, as lists of changing length are. */
const mostNames = 500;
const mostTexts = 5_000;
/** What PostgreSQL answers when a table got another shape since the statement was prepared. Its connection is ended, and another one prepares it anew. */
export const planIsStale = '0A000';

/** At the end of a statement whose best plan hangs on its values: a filter that many meet, and one that few do. It is never named, so PostgreSQL plans it each time. */
export const plannedAnew = sql`/* planned anew */`;
const endOfPlannedAnew = '/* planned anew */';

/** The pool as Kysely takes it. A text that is met a second time gets a name. */
export function prepared(pool: Pool): PostgresPool {
  const nameOf = namer();
  const known = new WeakMap<PoolClient, PoolClient>();
  const naming = (client: PoolClient): PoolClient => {
    let isBroken = false;
    const query = async (text: string, values: unknown[]) => {
      try {
        const asked = { text, ...(values.length === 0 ? {} : { name: nameOf(text), values }), ...ownDeadline() };
        return await client.query(asked);
      } catch (fault) {
        if (codeOf(fault) === planIsStale || isSilence(fault)) isBroken = true;
        if (isSilence(fault)) cutOff(client); // a rollback would wait behind it
        throw fault;
      }
    };
    const own: Record<PropertyKey, unknown> = { query, release: (isLost?: boolean) => client.release(isLost === true || isBroken) };
    return new Proxy(client, { get: (target, key): unknown => own[key] ?? Reflect.get(target, key) });
  };
  const connect = async () => {
    const client = await pool.connect();
    const before = known.get(client);
    if (before) return before;
    const made = naming(client);
    known.set(client, made);
    return made;
  };
  return { options: pool.options, connect, end: () => pool.end() };
}

function namer(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const met = new Set<string>();
  return (text) => {
    if (text.endsWith(endOfPlannedAnew)) return undefined;
    const name = names.get(text);
    if (name !== undefined || names.size === mostNames) return name;
    if (met.has(text)) {
      names.set(text, `s${names.size}`);
      return names.get(text);
    }
    if (met.size === mostTexts) met.clear();
    met.add(text);
    return undefined;
  };
}
