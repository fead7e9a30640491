/** One data folder and several containers of one machine, where numbers of processes say nothing. */
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test as base } from 'vitest';
import { discardDataDir, startPostgres, temporaryDataDir } from './index.ts';
import { type Container, inContainer, noContainers } from './testing/containers.ts';

/** Where a machine has no namespaces these tests are skipped with that reason; where everything has to be shown they fail with it. */
const test = base.extend<{ contained: undefined }>({
  contained: [
    async ({ skip }, provide) => {
      if (noContainers !== undefined && process.env['CI']) throw new Error(`Not shown: ${noContainers}.`);
      skip(noContainers !== undefined, noContainers);
      await provide(undefined);
    },
    { auto: true },
  ],
});

let dataDir: string;
let containers: Container[];
beforeEach(async () => {
  dataDir = temporaryDataDir();
  containers = [];
  const postgres = await startPostgres({ dataDir, durability: 'test' });
  await ask(postgres.ownerUrl, 'create table public.kept (name text)');
  await postgres.stop();
});
afterEach(async () => {
  for (const container of containers) await container.kill();
  await discardDataDir(dataDir);
});

const open = (program: 'server.ts' | 'naive-server.ts', more: { under?: boolean } = {}) => {
  const container = inContainer(program, dataDir, more);
  containers.push(container);
  return container;
};

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const names = Array.from({ length: 20 }, (_, place) => `n${place}`);

async function write(container: Container): Promise<void> {
  for (const name of names) container.tell(`write ${name}`);
  for (const name of names) expect(await container.says()).toBe(`acknowledged ${name}`);
}

/** How many of the acknowledged writes a next server does not find. */
async function countLost(): Promise<number> {
  const postgres = await startPostgres({ dataDir, durability: 'test' });
  const found = new Set((await ask(postgres.ownerUrl, 'select name from public.kept')).map(({ name }) => name));
  await postgres.stop();
  return names.filter((name) => !found.has(name)).length;
}

test('a second container on one data folder is refused, and what the first acknowledged is there after both are gone', async () => {
  const first = open('server.ts');
  expect(await first.says()).toBe('ready');
  const second = open('server.ts');

  expect(await second.says()).toMatch(
    /^refused: The data folder .* is in use by another Vitrine server \(process \d+ of the container or machine /,
  );
  await write(first);
  await first.kill();
  expect(await countLost()).toBe(0);
});

test('control: a lock that names a process lets the second container in, and acknowledged writes are lost', async () => {
  const first = open('naive-server.ts');
  expect(await first.says()).toBe('ready');
  const second = open('naive-server.ts');
  expect(await second.says()).toBe('ready');

  await write(first);
  await first.kill();
  second.tell('stop');
  expect(await second.says()).toBe('stopped');
  expect(await countLost()).toBeGreaterThan(0);
});

test('a container that was killed is followed by the next one, which has all that was acknowledged', async () => {
  const first = open('server.ts');
  expect(await first.says()).toBe('ready');
  await write(first);
  await first.kill();

  const second = open('server.ts');
  expect(await second.says()).toBe('ready');
  second.tell('stop');
  expect(await second.says()).toBe('stopped');
  expect(await countLost()).toBe(0);
});

test('a database whose server was killed in a container that lives on keeps other containers out', async () => {
  const first = open('server.ts', { under: true });
  expect(await first.says()).toBe('ready');
  await write(first);
  first.tell('die');
  expect(await first.says()).toBe('its server is gone');

  const second = open('server.ts');
  expect(await second.says()).toContain('still runs where this process cannot see it');
  await first.kill();
  expect(await countLost()).toBe(0);
});
