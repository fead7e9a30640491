/** The database and its two roles, under any names: on the embedded PostgreSQL, on an external one by its administrator, or as SQL for a DBA. */
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { CannotStart } from './cannot-start.ts';

/** A role without a password keeps the one that it has, and cannot be made. */
export type PlannedRole = { name: string; password: string | null };
/** `owner` owns the database and migrates it; `app` serves requests and may define nothing: its rights are granted by the migrations. */
export type DatabasePlan = { database: string; owner: PlannedRole; app: PlannedRole };

const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

const roleSql = ({ name, password }: { name: string; password: string }) =>
  `create role ${escapeIdentifier(name)} ${rights} password ${escapeLiteral(password)}`;

/** An empty database of the owner's, which the app may enter and nobody else. */
const databaseSql = ({ database, owner, app }: { database: string; owner: string; app: string }) => [
  `create database ${escapeIdentifier(database)} owner ${escapeIdentifier(owner)} encoding 'UTF8' template template0`,
  ...entrySql({ database, app }),
];
const entrySql = ({ database, app }: { database: string; app: string }) => [
  `revoke all on database ${escapeIdentifier(database)} from public`,
  `grant connect on database ${escapeIdentifier(database)} to ${escapeIdentifier(app)}`,
];

/** What makes all of it where nothing is there yet, one statement after the other: for a DBA who runs it by hand. */
export const sqlOf = ({ database, owner, app }: { database: string; owner: string; app: string }): string[] => [
  roleSql({ name: owner, password: `PASSWORD OF ${owner}` }),
  roleSql({ name: app, password: `PASSWORD OF ${app}` }),
  ...databaseSql({ database, owner, app }),
];

/** Repeatable: what is there stays, passwords follow the plan. `tell` hears what was done. Refuses by `CannotStart` what it would have to take from somebody else. */
export async function prepareDatabase(admin: Client, plan: DatabasePlan, tell: (line: string) => void = () => {}): Promise<void> {
  if (plan.owner.name === plan.app.name)
    throw new CannotStart(`The owner and the app have one role (${plan.app.name}): the app needs one with fewer rights.`);
  const { rows } = await admin.query<{ name: string; isMighty: boolean }>(
    `select rolname as name, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "isMighty" from pg_roles where rolname = any ($1)`,
    [[plan.owner.name, plan.app.name]],
  );
  const mighty = rows.find(({ isMighty }) => isMighty);
  if (mighty) throw new CannotStart(`The role ${mighty.name} is there and may do more than Vitrine needs. Choose another name.`);
  for (const role of [plan.owner, plan.app]) await putRole(admin, role, { isThere: rows.some(({ name }) => name === role.name), tell });
  await putDatabase(admin, { database: plan.database, owner: plan.owner.name, app: plan.app.name }, tell);
}

type Put = { isThere: boolean; tell: (line: string) => void };

async function putRole(admin: Client, { name, password }: PlannedRole, { isThere, tell }: Put): Promise<void> {
  if (password === null) {
    if (!isThere) throw new CannotStart(`The role ${name} is not there, and no password was given to make it with.`);
    return tell(`The role ${name} was there, and its password stays.`);
  }
  await admin.query(
    isThere ? `alter role ${escapeIdentifier(name)} login password ${escapeLiteral(password)}` : roleSql({ name, password }),
  );
  tell(isThere ? `The role ${name} was there, and its password is set.` : `The role ${name} is made.`);
}

async function putDatabase(admin: Client, names: { database: string; owner: string; app: string }, tell: (line: string) => void) {
  const { rows } = await admin.query<{ owner: string }>('select pg_get_userbyid(datdba) as owner from pg_database where datname = $1', [
    names.database,
  ]);
  const [there] = rows;
  if (there && there.owner !== names.owner)
    throw new CannotStart(`The database ${names.database} belongs to ${there.owner}, not to ${names.owner}. Choose another name.`);
  await asMemberOf(admin, names.owner, async () => {
    for (const statement of there ? entrySql(names) : databaseSql(names)) await admin.query(statement);
  });
  tell(there ? `The database ${names.database} was there.` : `The database ${names.database} is made.`);
}

/** An administrator who is no superuser (a cloud's) gives away what is another's only as a member of that role, for this while. */
async function asMemberOf(admin: Client, role: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await admin.query<{ mayAlready: boolean }>(`select pg_has_role(current_user, $1, 'member') as "mayAlready"`, [role]);
  if (rows[0]?.mayAlready === true) return work();
  await admin.query(`grant ${escapeIdentifier(role)} to current_user`);
  try {
    await work();
  } finally {
    await admin.query(`revoke ${escapeIdentifier(role)} from current_user`);
  }
}
