/** The database: a pool that knows its tenants, transactions of their own type, migrations. */
export { codeOf, openDatabase, violatedKey, type Db, type Reader, type Tx } from './database.ts';
export { migrate } from './migrate.ts';
export { TenantForgotten } from './tenant-plugin.ts';
export type { DB } from './types.gen.ts';
