/** Statements that come again are prepared: PostgreSQL reads and plans each once a connection, not at every request (decision 012). */
import { sql, type PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { cutOff, isSilence, ownDeadline } from './deadlines.ts';
import { codeOf } from './fault-code.ts';

/** So many statements have a name, those that came last; whatever comes less often is planned each time, as lists of changing length are. */
const mostNames = 500;
const mostTexts = 5_000;
/** A connection that prepared so many holds many that lost their name, in PostgreSQL's memory: it is ended when it is given back. */
const mostPrepared = 2 * mostNames;
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
    const names = new Set<string>();
    const query = async (text: string, values: unknown[]) => {
      try {
        const name = values.length === 0 ? undefined : nameOf(text);
        if (name !== undefined) names.add(name);
        if (names.size > mostPrepared) isBroken = true;
        return await client.query({ text, ...(values.length === 0 ? {} : { name, values }), ...ownDeadline() });
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

/** Names by text. The one that was asked for longest ago makes room: what is asked for all the time keeps its name, whatever came before it. */
function namer(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const met = new Set<string>();
  let made = 0;
  return (text) => {
    if (text.endsWith(endOfPlannedAnew)) return undefined;
    let name = names.get(text);
    if (name !== undefined) names.delete(text); // it goes to the end of the line
    else if (met.delete(text)) name = `s${(made += 1)}`;
    if (name === undefined) {
      if (met.size === mostTexts) met.clear();
      met.add(text);
      return undefined;
    }
    names.set(text, name);
    const [oldest] = names.keys();
    if (names.size > mostNames && oldest !== undefined) names.delete(oldest);
    return name;
  };
}
