import { afterEach, expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { localEventBus, type News } from '../events/index.ts';
import { openJobs, type OpenJobs } from '../jobs/index.ts';
import { openRelay, publishInto, type OutboxEvent, type Relay } from './index.ts';

const tenantId = '01900000-0000-7000-8000-000000000002';
const open: { jobs: OpenJobs; relay: Relay }[] = [];
afterEach(async () => {
  for (const { jobs, relay } of open.splice(0)) {
    await relay.stop();
    await jobs.stop();
  }
});

/** So long that whoever is told before was told for the ring. */
const slowRound = 15_000;

function relayIn({ platform, db }: House, url: string, told: OutboxEvent[], fails: () => boolean = () => false) {
  const jobs = openJobs({ ...platform, url });
  const events = localEventBus();
  const news: News[] = [];
  events.listen({ hear: (one) => news.push(one), catchUp: () => {} });
  const subscriber = async (event: OutboxEvent) => {
    if (fails()) throw new Error('the subscriber is not well');
    told.push(event);
  };
  const relay = openRelay({
    ...platform,
    db,
    jobs,
    events,
    slowRound,
    subscribers: { 'test.happened': { first: subscriber, second: subscriber } },
  });
  open.push({ jobs, relay });
  return { jobs, relay, news };
}
const urlOf = ({ db }: House) => String(db.pool.options.connectionString);
const publish = ({ platform, db }: House, number: number, event = 'test.happened') =>
  db.transaction((tx) => platform.publish(tx, { event, tenantId, payload: { number, memberId: tenantId, text: 'stays here' } }));

// What earlier tests of this worker left to tell is told first.
test.beforeEach(async ({ house }) => {
  await house.drain();
});

test('news reach each subscriber once, in the order in which they were written', async ({ house }) => {
  const told: OutboxEvent[] = [];
  const { jobs, relay, news } = relayIn(house, urlOf(house), told);
  const numbers = Array.from({ length: 20 }, (_, at) => at);
  for (const number of numbers) await publish(house, number);
  expect(await relay.drain()).toBe(20);
  expect(await relay.drain()).toBe(0);
  await jobs.drain();
  expect(told.map(({ payload }) => payload['number'])).toEqual([...numbers, ...numbers]);
  expect(news.map(({ event, ids }) => [event, ids])).toEqual(Array(20).fill(['test.happened', { memberId: tenantId }]));
});

test('the order is that of the outbox, also where ids fall and the queue holds them the other way round', async ({ house }) => {
  const told: OutboxEvent[] = [];
  const { jobs, relay } = relayIn(house, urlOf(house), told);
  const numbers = Array.from({ length: 20 }, (_, at) => at);
  const falling = numbers.map(() => house.platform.newId()).toReversed();
  const publishFalling = publishInto({ clock: house.clock, newId: () => falling.shift() ?? '' });
  for (const number of numbers)
    await house.db.transaction((tx) => publishFalling(tx, { event: 'test.happened', tenantId, payload: { number } }));
  expect(await relay.drain()).toBe(20);
  await jobs.drain();
  expect(told.map(({ payload }) => payload['number'])).toEqual([...numbers, ...numbers]);
});

test('what rolls back is never told; control: told before the commit, it would be', async ({ house }) => {
  const told: OutboxEvent[] = [];
  const naive: number[] = [];
  const { jobs, relay } = relayIn(house, urlOf(house), told);
  const failing = house.db.transaction(async (tx) => {
    await house.platform.publish(tx, { event: 'test.happened', tenantId, payload: { number: 4 } });
    naive.push(4);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await relay.drain();
  await jobs.drain();
  expect(told).toEqual([]);
  expect(naive).toEqual([4]);
});

test('a relay that dies between taking and telling loses nothing; control: one that marks first does', async ({ house }) => {
  const told: OutboxEvent[] = [];
  await publish(house, 5);
  const dying = relayIn(house, urlOf(house), told);
  dying.jobs.send = () => Promise.reject(new Error('killed'));
  await expect(dying.relay.drain()).rejects.toThrow('killed');

  const { jobs, relay } = relayIn(house, urlOf(house), told);
  expect(await relay.drain()).toBe(1);
  await jobs.drain();
  expect(told).toHaveLength(2);

  await publish(house, 6);
  await house.db.write().updateTable('platform.outbox').set({ relayed_at: house.clock.now() }).where('relayed_at', 'is', null).execute();
  expect(await relay.drain()).toBe(0); // the naive one was killed here, and number 6 is lost
});

test('a running relay tells at once, and two of them share the work', async ({ house }) => {
  const told: OutboxEvent[] = [];
  for (const one of [relayIn(house, urlOf(house), told), relayIn(house, urlOf(house), told)]) {
    await one.jobs.start();
    await one.relay.start();
  }
  await publish(house, 7);
  await expect.poll(() => told.map(({ payload }) => payload['number']), { timeout: slowRound - 1_000, interval: 5 }).toEqual([7, 7]);
});
