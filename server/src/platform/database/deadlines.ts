/** How long the database may take: a statement of its own accord (it is cancelled there), and an answer on its way (the connection is given up here). */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client } from 'pg';

const milliseconds = {
  /** What somebody waits for. */
  request: 30_000,
  /** A page of an export, which sorts and joins what a screen never shows at once. */
  export: 600_000,
  /** A command that reads whole tables: the proof of the ledger, the recount of progress. */
  command: 6 * 3_600_000,
};
export type Deadline = keyof typeof milliseconds;

/** The database gives a statement up first, and says so; only where it is silent does the client. */
const silence = 5_000;

/** Milliseconds, for `set local statement_timeout`. */
export const statementDeadline = (deadline: Deadline): number => milliseconds[deadline];

/** For every connection that serves people or works jobs; TCP itself asks whether the other side is there. */
export const connectionDeadlinesOf = (deadline: Deadline) => ({
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  statement_timeout: milliseconds[deadline],
  query_timeout: milliseconds[deadline] + silence,
});

const longer = new AsyncLocalStorage<Deadline>();

/** What the client waits for statements of this work; the statement's own deadline is the transaction's to set. */
export const waitingLonger = <T>(deadline: Deadline, work: () => Promise<T>): Promise<T> => longer.run(deadline, work);

/** The client's deadline of a query that is sent now, where it is not the connection's. */
export function ownDeadline(): { query_timeout?: number } {
  const deadline = longer.getStore();
  return deadline === undefined ? {} : { query_timeout: milliseconds[deadline] + silence };
}

/** True when nothing came from the database in time: what the connection says later would be the answer to another question. */
export const isSilence = (fault: unknown): boolean => fault instanceof Error && fault.message === 'Query read timeout';

/** Ends a connection without a goodbye that nobody would hear. What waits on it fails at once. */
export function cutOff(client: Client): void {
  client.connection.stream.destroy();
}
