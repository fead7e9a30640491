import { sql } from 'kysely';
import type { DB } from './types.gen.ts';

export type Tx = { kind: 'tx'; tables: DB } & Record<string, any>;

/** The moment, asked for where it may be asked for. */
export const now = (): string => new Date().toISOString();

export const pending = (tx: Tx) => tx.selectFrom('platform.outbox').selectAll().execute();

/** The lock of the job queue may only be taken here. */
export const sized = (table: string) => sql`select count(*) from ${sql.table(table)}`;
