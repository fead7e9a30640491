/** Makes the database and its two roles, on the embedded PostgreSQL or on one that tests bring. */
import { Client } from 'pg';
import type { Passwords } from './passwords.ts';
import { prepareDatabase } from './prepare-database.ts';

/** What the database and its roles are called where nobody names them. */
export const databaseName = 'vitrine';
export const ownerRole = 'vitrine_owner';
export const appRole = 'vitrine_app';

/** Repeatable: what is there stays, passwords follow the file. */
export async function provision(superUrl: string, passwords: Pick<Passwords, 'owner' | 'app'>): Promise<void> {
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    await prepareDatabase(client, {
      database: databaseName,
      owner: { name: ownerRole, password: passwords.owner },
      app: { name: appRole, password: passwords.app },
    });
  } finally {
    await client.end();
  }
}

/** An empty database of the owner's, which the app may enter and nobody else. */
export async function createDatabase(client: Client, name: string): Promise<void> {
  await prepareDatabase(client, { database: name, owner: { name: ownerRole, password: null }, app: { name: appRole, password: null } });
}
