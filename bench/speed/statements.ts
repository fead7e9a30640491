import { Client } from 'pg';

export type Statement = { text: string; values: unknown[] };

/** Listens to everything that this process sends to PostgreSQL while `work` runs. Begin and commit are statements too. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- put back as it was
  const original = Client.prototype.query;
  Client.prototype.query = function query(this: Client, ...args: unknown[]) {
    heard.push(statementIn(args));
    return Reflect.apply(original, this, args);
  } as typeof original; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the same call passed on
  try {
    await work();
  } finally {
    Client.prototype.query = original;
  }
  return heard;
}

function statementIn([first, second]: unknown[]): Statement {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] };
  const { text, values } = first as { text: string; values?: unknown[] }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- pg's query config
  return { text, values: values ?? (Array.isArray(second) ? second : []) };
}
