import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';

const name = `migrated_${randomUUID().replaceAll('-', '')}`;
let ownerUrl: string;

const asked = async (url: string, ...statements: string[]) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let last;
    for (const statement of statements) last = await client.query(statement);
    return last?.rows ?? [];
  } finally {
    await client.end();
  }
};

/** A migrated database that has yet to run its newest migration, which takes a lock on the accounts of the ledger. */
beforeEach(async () => {
  const { superUrl, ownerUrl: prefix, template } = inject('postgres');
  ownerUrl = `${prefix}${name}`;
  await asked(superUrl, `drop database if exists ${name} with (force)`, `create database ${name} template ${template} owner vitrine_owner`);
  await asked(ownerUrl, `delete from public.migration where file = '${lateFile}'`);
});
afterEach(() => asked(inject('postgres').superUrl, `drop database if exists ${name} with (force)`));

const lateFile = '202611232000_ledger_owner_by_right.sql';
const hasRun = async () => (await asked(ownerUrl, `select from public.migration where file = '${lateFile}'`)).length === 1;

/** Somebody in the middle of a long transaction on the table that the migration changes. */
async function aHolder(): Promise<{ end(): Promise<void> }> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('begin; lock table ledger.account in access share mode');
  return { end: () => client.end() };
}

test('a migration that meets a lock lets everybody else through, begins anew, and says so once', async () => {
  const holder = await aHolder();
  const said: string[] = [];
  const running = migrate(ownerUrl, { say: (line) => said.push(line), patience: { lockMs: 200, restMs: 50, tries: 1_000 } });
  await expect.poll(() => said.length, { timeout: 10_000 }).toBeGreaterThan(0);
  // The naive one stands in the queue for its lock, and whoever reads the table stands behind it.
  await expect(asked(ownerUrl, `set statement_timeout = '5s'`, 'select count(*) from ledger.account')).resolves.toHaveLength(1);
  expect(await hasRun()).toBe(false);
  await holder.end();
  await running;
  expect(await hasRun()).toBe(true);
  expect(said).toEqual([expect.stringContaining(`${lateFile} waits for a lock`), `migrated ${lateFile}`]);
});

test('a lock that stays ends the start with one sentence, and nothing of the migration is there', async () => {
  const holder = await aHolder();
  await expect(migrate(ownerUrl, { patience: { lockMs: 50, restMs: 10, tries: 3 } })).rejects.toMatchObject({
    name: 'CannotStart',
    message: expect.stringMatching(/met a lock 3 times and changed nothing.*pg_stat_activity/),
  });
  await holder.end();
  expect(await hasRun()).toBe(false);
});

test('of two servers that migrate at once one does it, and the other says that it waits', async () => {
  const holder = await aHolder();
  const said: string[][] = [[], []];
  const patience = { lockMs: 100, restMs: 20, tries: 1_000 };
  const running = said.map((lines) => migrate(ownerUrl, { say: (line) => lines.push(line), patience }));
  await expect.poll(() => said.flat().filter((line) => line.startsWith('Another Vitrine server')).length, { timeout: 10_000 }).toBe(1);
  await holder.end();
  await Promise.all(running);
  expect(said.flat().filter((line) => line === `migrated ${lateFile}`)).toHaveLength(1);
});

test('a database that a newer Vitrine has migrated is refused before anything is changed', async () => {
  await asked(ownerUrl, `insert into public.migration (file, hash) values ('209901010000_learning_later.sql', 'x')`);
  await expect(migrate(ownerUrl)).rejects.toMatchObject({
    name: 'CannotStart',
    message: expect.stringMatching(/newer than this Vitrine.*209901010000_learning_later\.sql/),
  });
  expect(await hasRun()).toBe(false);
});
