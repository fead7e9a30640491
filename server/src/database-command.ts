/**
 * `npm run db -- prepare`: both roles and the database, by an administrator's connection (ADMIN_DATABASE_URL). `sql`: the same as SQL for a DBA. `migrate`: the newest shape, before servers are started.
 * Names and passwords are those of DATABASE_URL and MIGRATE_DATABASE_URL; without them those of the options, and passwords are generated.
 */
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { machineChance } from './platform/clock/index.ts';
import { readSettings } from './platform/config/index.ts';
import { awaitDatabase, codeOf, connectTo, migrate } from './platform/database/index.ts';
import {
  appRole,
  CannotStart,
  databaseName,
  type DatabasePlan,
  ownerRole,
  type PlannedRole,
  prepareDatabase,
  sqlOf,
} from './platform/postgres/index.ts';
import { linesOf } from './site-sentences.ts';

const usage = `ADMIN_DATABASE_URL=postgres://ADMINISTRATOR:PASSWORD@HOST/postgres npm run db -- prepare [--database NAME] [--owner ROLE] [--app ROLE]
npm run db -- sql [--database NAME] [--owner ROLE] [--app ROLE]
npm run db -- migrate`;

const say = (line: string) => process.stdout.write(`${line}\n`);
const commands: Record<string, (options: Options) => Promise<void>> = { prepare, sql: printSql, migrate: migrateNow };

try {
  const { command, options } = readArguments();
  await command(options);
} catch (fault) {
  const lines = linesOf(fault);
  if (lines === undefined) throw fault;
  process.stderr.write(`${lines}\n`);
  process.exitCode = 1;
}

type Options = { database?: string | undefined; owner?: string | undefined; app?: string | undefined };

function readArguments() {
  try {
    const option = { type: 'string' } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { database: option, owner: option, app: option } });
    const command = commands[positionals[0] ?? ''];
    if (!command || positionals.length !== 1) throw new CannotStart(usage);
    return { command, options: values };
  } catch (fault) {
    if (fault instanceof TypeError) throw new CannotStart(`${fault.message}\n${usage}`); // an option that is none
    throw fault;
  }
}

type Role = { name: string; password: string | null };
type Named = { database: string; owner: Role; app: Role; isGiven: boolean };

/** What the settings of the server name; what neither they nor the options name is called as in the embedded database. */
function namedBy(options: Options): Named {
  const { DATABASE_URL: appUrl, MIGRATE_DATABASE_URL: ownerUrl } = readSettings(process.env);
  if (!appUrl || !ownerUrl)
    return {
      database: options.database ?? databaseName,
      owner: { name: options.owner ?? ownerRole, password: null },
      app: { name: options.app ?? appRole, password: null },
      isGiven: false,
    };
  if (options.database ?? options.owner ?? options.app)
    throw new CannotStart('DATABASE_URL and MIGRATE_DATABASE_URL name the roles and the database: leave the options away.');
  const [owner, app] = [new Client({ connectionString: ownerUrl }), new Client({ connectionString: appUrl })];
  if (owner.database !== app.database)
    throw new CannotStart('DATABASE_URL and MIGRATE_DATABASE_URL name two databases: they have to be one.');
  return { database: owner.database ?? databaseName, owner: roleOf(owner), app: roleOf(app), isGiven: true };
}

function roleOf({ user = '', password }: Client): Role {
  return { name: user, password: password || null };
}

async function prepare(options: Options): Promise<void> {
  const adminUrl = process.env['ADMIN_DATABASE_URL'];
  if (!adminUrl || !URL.canParse(adminUrl))
    throw new CannotStart(`ADMIN_DATABASE_URL has to name an administrator of the database.\n${usage}`);
  const named = namedBy(options);
  const admin = await connectTo({ setting: 'ADMIN_DATABASE_URL', url: adminUrl }, { waitSeconds: 0, say });
  try {
    const plan = named.isGiven ? named : await withNewPasswords(admin, named);
    await prepareDatabase(admin, plan, say);
    if (plan.owner.password !== null && plan.app.password !== null && !named.isGiven) sayUrls(admin, plan);
  } catch (fault) {
    if (codeOf(fault) !== '42501') throw fault;
    throw new CannotStart(
      `The administrator ${admin.user} may not do this (“${String(fault instanceof Error ? fault.message : fault)}”). It has to make roles and databases.`,
    );
  } finally {
    await admin.end();
  }
}

/** Only a role that is made now gets a password: of one that is there somebody may know it already. */
async function withNewPasswords(admin: Client, named: Named): Promise<DatabasePlan> {
  const { rows } = await admin.query<{ name: string }>('select rolname as name from pg_roles where rolname = any ($1)', [
    [named.owner.name, named.app.name],
  ]);
  const planned = ({ name }: Role): PlannedRole => ({
    name,
    password: rows.some((row) => row.name === name) ? null : machineChance.bytes(24).toString('base64url'),
  });
  return { database: named.database, owner: planned(named.owner), app: planned(named.app) };
}

function sayUrls(admin: Client, { database, owner, app }: DatabasePlan): void {
  const url = ({ name, password }: PlannedRole) =>
    `postgres://${encodeURIComponent(name)}:${password}@${admin.host}:${admin.port}/${encodeURIComponent(database)}`;
  say(`The settings for the server, shown this once:\nDATABASE_URL=${url(app)}\nMIGRATE_DATABASE_URL=${url(owner)}`);
}

async function printSql(options: Options): Promise<void> {
  const { database, owner, app } = namedBy(options);
  const statements = sqlOf({ database, owner: owner.name, app: app.name });
  say(`-- As an administrator of PostgreSQL 15 or newer; write the two passwords first.\n${statements.map((one) => `${one};`).join('\n')}`);
}

async function migrateNow(): Promise<void> {
  const settings = readSettings(process.env);
  const { DATABASE_URL: appUrl, MIGRATE_DATABASE_URL: ownerUrl, DATABASE_WAIT_SECONDS: waitSeconds } = settings;
  if (!appUrl || !ownerUrl)
    throw new CannotStart('DATABASE_URL and MIGRATE_DATABASE_URL are missing: the embedded database is migrated by npm start.');
  const { appRole: app } = await awaitDatabase({ ownerUrl, appUrl }, { waitSeconds, say });
  await migrate(ownerUrl, { appRole: app, say });
  say('The database has its newest shape.');
}
