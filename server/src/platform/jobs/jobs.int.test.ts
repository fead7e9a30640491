import { afterEach, expect, vi } from 'vitest';
import { test, type House } from '../../testing.ts';
import { openJobs, type OpenJobs } from './index.ts';

const opened: OpenJobs[] = [];
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.stop();
});
function jobsIn({ platform, db }: House): OpenJobs {
  const jobs = openJobs({ ...platform, url: String(db.pool.options.connectionString) });
  opened.push(jobs);
  return jobs;
}

test('a job is there if and only if its transaction commits', async ({ house }) => {
  const jobs = jobsIn(house);
  const done: unknown[] = [];
  jobs.work('test.in-tx', async (payload) => void done.push(payload['n']));
  await house.db.transaction((tx) => jobs.send({ tx, name: 'test.in-tx', payload: { n: 1 } }));
  const lost = house.db.transaction(async (tx) => {
    await jobs.send({ tx, name: 'test.in-tx', payload: { n: 2 } });
    throw new Error('no');
  });
  await expect(lost).rejects.toThrow('no');
  expect(await jobs.drain()).toBe(1);
  expect(done).toEqual([1]);
});

test('a job waits for its instant by the server’s clock', async ({ house }) => {
  const jobs = jobsIn(house);
  let times = 0;
  jobs.work('test.later', async () => void (times += 1));
  await jobs.send({ name: 'test.later', payload: {}, startAfter: house.clock.in(3_600_000) });
  expect(await jobs.drain()).toBe(0);
  house.clock.shift(3_600_001);
  expect(await jobs.drain()).toBe(1);
  house.clock.shift(-3_600_001);
  expect(times).toBe(1);
});

test('one job a key waits; without a key each is its own', async ({ house }) => {
  const jobs = jobsIn(house);
  const done: unknown[] = [];
  jobs.work('test.once', async ({ n }) => void done.push(n));
  for (const n of [1, 2]) await jobs.send({ name: 'test.once', payload: { n }, once: 'a' });
  for (const n of [3, 4]) await jobs.send({ name: 'test.once', payload: { n } });
  await jobs.drain();
  expect(done).toEqual([1, 3, 4]);
  await jobs.send({ name: 'test.once', payload: { n: 5 }, once: 'a' });
  await jobs.drain();
  expect(done).toEqual([1, 3, 4, 5]);
});

test('the lowest rank goes first, whoever was sent first', async ({ house }) => {
  const jobs = jobsIn(house);
  const done: unknown[] = [];
  jobs.work('test.ranked', async ({ n }) => void done.push(n));
  const numbers = Array.from({ length: 20 }, (_, at) => at);
  await house.db.transaction(async (tx) => {
    for (const n of numbers.toReversed()) await jobs.send({ tx, name: 'test.ranked', payload: { n }, rank: n });
  });
  await jobs.drain();
  expect(done).toEqual(numbers);
});

test('jobs that came together are done one after the other, without a round of looking between them', async ({ house }) => {
  const jobs = jobsIn(house);
  const done: unknown[] = [];
  jobs.work('test.many', async ({ n }) => void done.push(n));
  await jobs.start();
  await house.db.transaction(async (tx) => {
    for (let n = 0; n < 60; n += 1) await jobs.send({ tx, name: 'test.many', payload: { n } });
  });
  // A worker that looks once a round needs a minute at least.
  await expect.poll(() => done.length, { timeout: 30_000 }).toBe(60);
});

test('a job that fails is tried again by a started queue', async ({ house }) => {
  const jobs = jobsIn(house);
  let tries = 0;
  jobs.work('test.shaky', async () => {
    tries += 1;
    if (tries === 1) throw new Error('once');
  });
  await jobs.start();
  await jobs.send({ name: 'test.shaky', payload: {} });
  const since = performance.now();
  while (tries < 2 && performance.now() - since < 15_000) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(tries).toBe(2);
});

/** Fails at every try, without the waits between them. */
async function giveUp(house: House, jobs: OpenJobs, name: string): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    await house.db.pool.query(`update pgboss.job set start_after = now() where name = $1 and state = 'retry'`, [name]);
    const failed = await jobs.drain().then(
      () => false,
      () => true,
    );
    if (!failed) return;
  }
  throw new Error('it was never given up');
}

test('a job that was given up waits for somebody, tells no payload, and is replayed once, whoever else presses too', async ({ house }) => {
  const jobs = jobsIn(house);
  let isWell = false;
  const done: unknown[] = [];
  jobs.work('test.dead', async ({ n }) => {
    if (!isWell) throw new Error('the carrier is away\nand more');
    done.push(n);
  });
  const tenantId = house.platform.newId();
  for (const n of [1, 2]) await jobs.send({ name: 'test.dead', payload: { n, tenantId, email: 'rita@loja.example' } });
  await giveUp(house, jobs, 'test.dead');

  const { items: dead, count } = await jobs.dead({ limit: 10 });
  expect(count).toBe(2);
  expect(dead.map(({ queue, tries, fault, concerns }) => ({ queue, tries, fault, concerns }))).toEqual(
    Array(2).fill({ queue: 'test.dead', tries: 9, fault: 'the carrier is away', concerns: { tenantId } }),
  );
  expect(JSON.stringify(dead)).not.toContain('rita');
  expect((await jobs.status()).dead).toBe(2);

  isWell = true;
  const lost = house.db.transaction(async (tx) => {
    await jobs.replay(tx, { queue: 'test.dead' });
    throw new Error('no');
  });
  await expect(lost).rejects.toThrow('no');
  expect((await jobs.status()).dead).toBe(2);

  const press = () => house.db.transaction((tx) => jobs.replay(tx, { ids: dead.map(({ id }) => id) }));
  const pressed = await Promise.all([press(), press(), press()]);
  expect(pressed.flat()).toHaveLength(2);
  await jobs.drain();
  expect(new Set(done)).toEqual(new Set([1, 2]));
  expect((await jobs.dead({ limit: 10 })).items).toEqual([]);
});

test('a code and a round that comes again are given up for good', async ({ house }) => {
  const jobs = jobsIn(house);
  const fails = () => Promise.reject(new Error('no'));
  jobs.work('test.code', fails, 'code');
  await jobs.send({ name: 'test.code', payload: {} });
  await giveUp(house, jobs, 'test.code');
  expect((await jobs.dead({ limit: 10 })).items).toEqual([]);
});

test('a queue is alive while its workers ask for work', async ({ house }) => {
  const jobs = jobsIn(house);
  jobs.work('test.alive', async () => {});
  expect(jobs.isAlive()).toBe(false);
  await jobs.start();
  expect(jobs.isAlive()).toBe(true);
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  expect(jobs.isAlive()).toBe(false);
  later.mockRestore();
  await jobs.stop();
  expect(jobs.isAlive()).toBe(false);
});
