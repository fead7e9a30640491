/** A network that forgets a connection tells nobody: whoever waits for an answer without a deadline waits for ever. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { test, type House } from '../../testing.ts';
import { openDatabase } from '../database/index.ts';
import { TooLate, within } from '../deadline.ts';
import { openEventBus, type EventBus } from '../events/index.ts';
import { openFreezingProxy, type FreezingProxy } from '../testing/freezing-proxy.ts';
import { openRelay } from './index.ts';

const tenantId = '01900000-0000-7000-8000-000000000002';
/** No deadline for an answer, and never a look: as it was. */
const asItWas = { answerMs: 0, lookMs: 2 ** 30 };
const muchLonger = 3_000;

const urlOf = ({ db }: House) => String(db.pool.options.connectionString);
const publish = ({ platform, db }: House) => db.transaction((tx) => platform.publish(tx, { event: 'test.hung', tenantId, payload: {} }));
const relayWith = (house: House, events: EventBus) => openRelay({ ...house.platform, subscribers: {}, events });

let proxy: FreezingProxy;
const closers: (() => Promise<unknown>)[] = [];
beforeEach<{ house: House }>(async ({ house }) => {
  await house.drain(); // what earlier tests of this worker left to tell
  proxy = await openFreezingProxy(urlOf(house));
});
afterEach(async () => {
  await proxy.close();
  for (const close of closers.splice(0)) await close();
});
async function busOf(house: House, patience: { answerMs: number; lookMs: number }): Promise<EventBus> {
  const bus = await openEventBus({ url: proxy.through(urlOf(house)), log: house.platform.log }, patience);
  closers.push(() => bus.close());
  return bus;
}

test('a relay hands news over although the connection that tells of them hangs; control: without a deadline it stands still', async ({
  house,
}) => {
  const naive = relayWith(house, await busOf(house, asItWas));
  proxy.freeze();
  await publish(house);
  await expect(within(muchLonger, naive.drain())).rejects.toThrow(TooLate);

  const ours = relayWith(house, await busOf(house, { answerMs: 100, lookMs: 2 ** 30 }));
  proxy.freeze();
  for (let turn = 0; turn < 3; turn += 1) {
    await publish(house);
    expect(await within(muchLonger, ours.drain())).toBe(1);
  }
});

test('a connection that only listens notices that it hangs, and hears again; control: without a look it stays deaf', async ({ house }) => {
  const heard: string[] = [];
  let gaps = 0;
  const deaf = await busOf(house, asItWas);
  deaf.listen({ hear: ({ id }) => heard.push(`deaf ${id}`), catchUp: () => {} });
  const ours = await busOf(house, { answerMs: 100, lookMs: 100 });
  ours.listen({ hear: ({ id }) => heard.push(id), catchUp: () => (gaps += 1) });
  proxy.freeze();
  await vi.waitUntil(() => gaps === 1, { timeout: 10_000 });

  const teller = await busOf(house, asItWas);
  await teller.tell([{ event: 'test.hung', id: 'after', tenantId, ids: {} }]);
  await vi.waitUntil(() => heard.includes('after'), { timeout: 10_000 });
  expect(heard).toEqual(['after']);
});

test('a query on a connection that hangs is given up, and the next one gets another; control: without a deadline it waits for ever', async ({
  house,
}) => {
  const openThrough = async (shorter: { query_timeout: number }) => {
    const db = await openDatabase({ url: proxy.through(urlOf(house)), connections: 1, shorter });
    closers.push(() => within(muchLonger, db.close()).catch(() => undefined));
    return db;
  };
  const one = (db: Awaited<ReturnType<typeof openThrough>>) =>
    db.transaction((tx) => tx.selectFrom('platform.outbox').select('id').limit(1).execute());
  const naive = await openThrough({ query_timeout: 0 });
  const ours = await openThrough({ query_timeout: 200 });
  for (const db of [naive, ours]) await one(db);
  proxy.freeze();
  await expect(within(muchLonger, one(naive))).rejects.toThrow(TooLate);
  await expect(within(muchLonger, one(ours))).rejects.toThrow(/Query read timeout|Connection terminated|connection error/);
  await within(muchLonger, one(ours));
});
