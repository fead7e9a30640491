/**
 * `npm run ledger verify`: checks the rules of the ledger and of the rooms that stand on it by SQL (`--whole`: all of it, whatever was proved before). `rebuild [--compare]`: counts every stored sum from zero.
 * `balance --at INSTANT [--member ID]`: what members had then. Ends with 1 when something does not hold, and when it could not be checked.
 */
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { pino } from 'pino';
import {
  balancesAt,
  chainHeads,
  chainInvariant,
  compareEarned,
  compareSums,
  earnedInvariants,
  keepProof,
  ledgerInvariants,
  ledgerMarks,
  reachNow,
  rebuildEarned,
  rebuildSums,
  sealEntries,
  statusOf,
  type Status,
  verifyLedger,
} from './modules/ledger/index.ts';
import { photosInvariants } from './modules/photos/index.ts';
import { rewardsInvariants } from './modules/rewards/index.ts';
import { transferInvariants } from './modules/transfer/index.ts';
import { salesInvariants, salesMarks } from './modules/sales/index.ts';
import type { Tx } from './platform/database/index.ts';
import { noteProof } from './platform/metrics/index.ts';
import { openPlatform } from './open-platform.ts';
import { readSettings } from './platform/config/index.ts';
import { asOwner } from './platform/postgres/index.ts';
import type { Platform } from './platform/platform.ts';

const shown = 20;
const marks = [...ledgerMarks, ...salesMarks];
const usage = 'npm run ledger verify [-- --whole] | rebuild [-- --compare] | balance -- --at 2026-11-21T12:00:00Z [--member ID]';

type Asked = { whole?: boolean; compare?: boolean; at?: string; member?: string; sharedDir: string };
/** `isSound`: nothing was found that does not hold. */
type Told = { text: string; isSound: boolean };
const commands: Record<string, (platform: Platform, asked: Asked) => Promise<Told>> = { verify, rebuild, balance };

/** What a command line asks for, on an open platform and its DATA_DIR; undefined when there is no such command. */
export function ledgerCommand(args: readonly string[]): ((platform: Platform, sharedDir: string) => Promise<Told>) | undefined {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { whole: { type: 'boolean' }, compare: { type: 'boolean' }, at: { type: 'string' }, member: { type: 'string' } },
  });
  const command = commands[positionals[0] ?? ''];
  return command && ((platform, sharedDir) => command(platform, { ...values, sharedDir }));
}

if (import.meta.main) await main(ledgerCommand(process.argv.slice(2)));

async function main(command: ReturnType<typeof ledgerCommand>): Promise<void> {
  if (!command) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 1;
    return;
  }
  await asOwner({ alone: false }, async ({ ownerUrl, dataDir, sharedDir }) => {
    const closers: (() => Promise<unknown>)[] = [];
    try {
      const platform = await openPlatform(readSettings({ ...process.env, LOG_LEVEL: 'fatal' }), {
        appUrl: ownerUrl,
        deadline: 'command',
        dataDir,
        log: pino({ level: 'fatal' }),
        onClose: (close) => closers.push(close),
      });
      const { text, isSound } = await command(platform, sharedDir);
      if (!isSound) process.exitCode = 1;
      return text;
    } catch (fault) {
      process.exitCode = 1;
      return `The ledger could not be checked: ${fault instanceof Error ? fault.message : String(fault)}`;
    } finally {
      for (const close of closers.toReversed()) await close();
    }
  });
}

/**
 * Every rule, in the order of its number; what came since the last seal is sealed first, so that nothing is left out. Where everything that the last whole proof saw is
 * there and untouched, what came since is proved; else, and with `--whole`, all of it (decision 009).
 */
async function verify(platform: Platform, { whole = false, sharedDir }: Asked): Promise<Told> {
  await sealEntries(platform);
  const { db, clock } = platform;
  const reach = await reachNow(db.write());
  const status = await statusOf((work) => withRoom(platform, work), { marks });
  const isWhole = whole || status.lacks !== null;
  const size = sizesIn(platform);
  const parts = {
    sizeOf: (table: string) => Promise.resolve(status.rows.get(table) ?? size(table)),
    milliseconds: () => Date.parse(clock.now()),
    isWhole,
  };
  const rules = [
    [...ledgerInvariants, ...rewardsInvariants, ...photosInvariants, ...transferInvariants],
    salesInvariants,
    earnedInvariants,
  ];
  // Several connections: accounts, sales and the chain are read side by side.
  const [chained, ...ruled] = await Promise.all([
    verifyLedger(db.write(), { ...parts, invariants: [chainInvariant] }),
    ...rules.map((invariants) => withRoom(platform, (tx) => verifyLedger(tx, { ...parts, invariants }))),
  ]);
  const verified = [...ruled.flat().toSorted((one, other) => numberOf(one) - numberOf(other)), ...chained];
  const lines = verified.flatMap(({ id, says, rows, milliseconds, violations }) => [
    `${violations.length === 0 ? 'holds ' : 'BROKEN'}  ${id.padEnd(5)} ${says} · ${rows} rows scanned, ${milliseconds} ms`,
    ...violations.slice(0, shown).map(({ tenantId, subject, detail }) => `          client ${tenantId} · ${subject} · ${detail}`),
    ...(violations.length > shown ? [`          … and ${violations.length - shown} more`] : []),
  ]);
  const heads = (await chainHeads(db.write())).map(
    ({ tenantId, seals, head, unsealed }) =>
      `chain of client ${tenantId}: ${seals} seals, head ${head || 'none'}, ${unsealed} entries not sealed yet`,
  );
  const broken = verified.reduce((sum, { violations }) => sum + violations.length, 0);
  if (broken === 0 && isWhole) await db.transaction((tx) => keepProof(tx, { reach, at: clock.now(), marks }));
  await noteProof(sharedDir, { at: clock.now(), isWhole, violations: broken });
  const scanned = Math.max(...verified.map(({ rows }) => rows));
  const closing =
    broken === 0
      ? `all ${verified.length} rules hold`
      : `${broken} violations of ${verified.filter(({ violations }) => violations.length > 0).length} rules`;
  const text = [howMuch({ isWhole, status }), ...lines, ...heads, `${closing}; ${scanned} rows at most were scanned for one rule`].join(
    '\n',
  );
  return { text, isSound: broken === 0 };
}

function howMuch({ isWhole, status }: { isWhole: boolean; status: Status }): string {
  if (!isWhole) return `all that was proved whole at ${status.since} is there and untouched; what came since:`;
  return status.lacks === null ? 'everything, as asked:' : `everything, for ${status.lacks}:`;
}

function numberOf({ id }: { id: string }): number {
  return Number(id.slice(1));
}

/** Sums over all members fit into memory, and are counted by more than one process: for this transaction alone. */
function withRoom<T>({ db }: Platform, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await sql`set local work_mem = '256MB'`.execute(tx);
    await sql`set local max_parallel_workers_per_gather = 2`.execute(tx);
    await sql`set local parallel_tuple_cost = 0.01`.execute(tx);
    await sql`set local jit = off`.execute(tx);
    return work(tx);
  });
}

/** How many rows a table has, counted once. Names of tables come from the rooms' own lists, not from people. */
function sizesIn({ db }: Platform): (table: string) => Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  const count = async (table: string) => {
    const [schema = '', name = ''] = table.split('.');
    const { rows } = await db.pool.query<{ rows: number }>(`select count(*) as rows from "${schema}"."${name}"`);
    return Number(rows[0]?.rows);
  };
  return (table) => {
    const size = sizes.get(table) ?? count(table);
    sizes.set(table, size);
    return size;
  };
}

async function rebuild({ db }: Platform, { compare = false }: Asked): Promise<Told> {
  const { accounts, differences } = await compareSums(db.write());
  const earned = compare ? await compareEarned(db.write()) : await setRight(db);
  const found = differences.length + earned.length;
  const lines = [
    ...differences
      .slice(0, shown)
      .map(
        (one) =>
          `client ${one.tenantId} · account ${one.accountId} · ${one.role} ${one.currency} · ${JSON.stringify(one.stored)} → ${JSON.stringify(one.counted)}`,
      ),
    ...earned.slice(0, shown).map(({ tenantId, subject, detail }) => `client ${tenantId} · ${subject} · ${detail}`),
  ];
  const text = [...lines, `${accounts} accounts were counted from zero, ${found} ${compare ? 'differ' : 'were set right'}`].join('\n');
  return { text, isSound: !compare || found === 0 };
}

/** Sums of accounts, and what members earned by period; answers what the latter were. */
const setRight = ({ transaction }: Platform['db']) =>
  transaction(async (tx) => {
    await rebuildSums(tx);
    return rebuildEarned(tx);
  });

async function balance({ db, clock }: Platform, { at: asked, member }: Asked): Promise<Told> {
  const at = new Date(asked ?? clock.now()).toISOString();
  const rows = await balancesAt(db.write(), { at, memberId: member });
  const lines = rows.map(
    (row) =>
      `client ${row.tenantId} · campaign ${row.campaignId} · member ${row.memberId} · ${row.currency}: ` +
      `available ${row.available}, held ${row.held}, owed ${row.owed}, under audit ${row.underAudit}`,
  );
  return { text: [...lines, `${rows.length} balances at ${at}`].join('\n'), isSound: true };
}
