/** The database: a pool that knows its tenants, transactions of their own type, migrations. */
export { awaitDatabase, connectTo } from './await-database.ts';
export { askTogether, mostAsks } from './ask-together.ts';
export { connectionDeadlinesOf, cutOff, isSilence } from './deadlines.ts';
export { openDatabase, type Db, type Reader, type Tx } from './database.ts';
export { rowCount, wholeCount } from './count-all.ts';
export { codeOf, violatedKey } from './fault-code.ts';
export { anyMeant, anySays, foundBy, meantBy, saysWords, wordsOfText, type MeantAsk } from './found-by.ts';
export { migrate } from './migrate.ts';
export { plannedAnew } from './prepared.ts';
export { TenantForgotten } from './tenant-check.ts';
export type { DB } from './types.gen.ts';
export { within } from './within.ts';
export { duringAny, type Span } from './during.ts';
