/** One PostgreSQL for the run of the integration tests, migrated once into a template; each worker clones it. */
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { abandonedDataDirs, createDatabase, discardDataDir, provision, startPostgres, temporaryDataDir } from '../postgres/index.ts';

/** Addresses of the cluster: `ownerUrl` and `appUrl` end in a slash, so that the name of a worker's database can follow. */
export type TestPostgres = { superUrl: string; ownerUrl: string; appUrl: string; template: string };

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest's own interface is added to
  interface ProvidedContext {
    postgres: TestPostgres;
  }
}

const template = 'vitrine_template';

/** With `TEST_POSTGRES_URL` (a superuser's) the suite runs on that server, so that the oldest supported version can be tried too. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { superUrl, ownerUrl, appUrl, stop } = await (process.env['TEST_POSTGRES_URL']
    ? bringOwn(process.env['TEST_POSTGRES_URL'])
    : startOne());
  try {
    const client = new Client({ connectionString: superUrl });
    await client.connect();
    await client.query(`drop database if exists ${template}`);
    await createDatabase(client, template);
    await client.end();
    await migrate(inDatabase(ownerUrl, template));
  } catch (fault) {
    await stop();
    throw fault;
  }
  project.provide('postgres', { superUrl, ownerUrl: inDatabase(ownerUrl, ''), appUrl: inDatabase(appUrl, ''), template });
  return stop;
}

async function startOne() {
  for (const left of abandonedDataDirs()) await discardDataDir(left); // a run that was killed left its database running
  const dataDir = temporaryDataDir();
  const postgres = await startPostgres({ dataDir, durability: 'test' }).catch(async (fault: unknown) => {
    await discardDataDir(dataDir);
    throw fault;
  });
  const stop = async () => {
    await postgres.stop();
    await discardDataDir(dataDir);
  };
  return { ...postgres, stop };
}

async function bringOwn(superUrl: string) {
  const passwords = { owner: 'owner-of-a-test', app: 'app-of-a-test' };
  await provision(superUrl, passwords);
  const as = (user: string, password: string) => Object.assign(new URL(inDatabase(superUrl, 'vitrine')), { username: user, password }).href;
  return { superUrl, ownerUrl: as('vitrine_owner', passwords.owner), appUrl: as('vitrine_app', passwords.app), stop: async () => {} };
}

function inDatabase(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}
