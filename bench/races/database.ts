import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { createDatabase, discardDataDir, startPostgres, temporaryDataDir } from '../../server/src/platform/postgres/index.ts';

/** A migrated database that is copied for each play. */
export type Template = { clone(): Promise<string> };

/** A PostgreSQL of its own, ended and removed afterwards. */
export async function withTemplate<T>(work: (template: Template) => Promise<T>): Promise<T> {
  const dataDir = temporaryDataDir();
  try {
    const postgres = await startPostgres({ dataDir, durability: 'test' });
    const asSuper = async (run: (client: Client) => Promise<unknown>) => {
      const client = new Client({ connectionString: postgres.superUrl });
      await client.connect();
      try {
        await run(client);
      } finally {
        await client.end();
      }
    };
    const named = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
    try {
      await asSuper((client) => createDatabase(client, 'races_template'));
      await migrate(named(postgres.ownerUrl, 'races_template'));
      return await work({
        clone: async () => {
          const name = `races_${randomUUID().replaceAll('-', '')}`;
          await asSuper(async (client) => {
            await client.query(`create database ${name} template races_template strategy wal_log owner vitrine_owner`);
            await client.query(`grant connect on database ${name} to vitrine_app`);
          });
          return named(postgres.appUrl, name);
        },
      });
    } finally {
      await postgres.stop();
    }
  } finally {
    await discardDataDir(dataDir);
  }
}
