import { Client } from 'pg';

export type Statement = { text: string; values: unknown[] };
/** With what was answered: the cells of each row, in the order of the columns. */
export type Heard = Statement & { rows: unknown[][] };

/** Listens to everything that this process sends to PostgreSQL while `work` runs, in the order in which it is sent. Begin and commit are statements too. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Heard[]> {
  const heard: Heard[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- put back as it was
  const original = Client.prototype.query;
  Client.prototype.query = function query(this: Client, ...args: unknown[]) {
    const one: Heard = { ...statementIn(args), rows: [] };
    heard.push(one);
    const answered: unknown = Reflect.apply(original, this, args);
    if (answered instanceof Promise)
      void answered.then(
        (result: unknown) => (one.rows = rowsIn(result)),
        () => {},
      );
    return answered;
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

function rowsIn(result: unknown): unknown[][] {
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows)) return [];
  return result.rows.map((row: object) => Object.values(row));
}
