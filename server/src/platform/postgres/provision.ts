/** Makes the database and its two roles, on the embedded PostgreSQL or on one that tests bring. */
import { Client } from 'pg';
import type { Passwords } from './passwords.ts';

export const databaseName = 'vitrine';

/**
 * `vitrine_owner` owns the database and migrates it; `vitrine_app` serves requests and may define nothing: its rights are granted by the migrations.
 * Repeatable: what is there stays, passwords follow the file.
 */
export async function provision(superUrl: string, passwords: Pick<Passwords, 'owner' | 'app'>): Promise<void> {
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ owner: boolean; app: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = 'vitrine_owner') as owner,
              exists (select from pg_roles where rolname = 'vitrine_app') as app,
              exists (select from pg_database where datname = 'vitrine') as database`,
    );
    await putRole(client, { name: 'vitrine_owner', password: passwords.owner, isThere: rows[0]?.owner === true });
    await putRole(client, { name: 'vitrine_app', password: passwords.app, isThere: rows[0]?.app === true });
    if (rows[0]?.database !== true) await createDatabase(client, databaseName);
  } finally {
    await client.end();
  }
}

/** An empty database of the owner's, which the app may enter and nobody else. */
export async function createDatabase(client: Client, name: string): Promise<void> {
  const database = client.escapeIdentifier(name);
  await client.query(`create database ${database} owner vitrine_owner`);
  await client.query(`revoke all on database ${database} from public`);
  await client.query(`grant connect on database ${database} to vitrine_app`);
}

async function putRole(client: Client, role: { name: string; password: string; isThere: boolean }): Promise<void> {
  const verb = role.isThere ? 'alter' : 'create';
  const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
  await client.query(`${verb} role ${client.escapeIdentifier(role.name)} ${rights} password ${client.escapeLiteral(role.password)}`);
}
