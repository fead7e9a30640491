import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/index.ts';
import type { Db, Tx } from '../database/index.ts';
import type { EventBus, News } from '../events/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { onRing } from './doorbell.ts';
import type { OutboxEvent, Subscribers } from './publish.ts';

export type Relay = {
  start(): Promise<void>;
  /** Ends after the batch that runs. */
  stop(): Promise<void>;
  /** Whether it looked at the outbox, and could, lately; false before `start`. */
  isAlive(): boolean;
  /** Hands over everything that is committed, now; answers how many events. */
  drain(): Promise<number>;
};

type Parts = { db: Db; clock: Clock; jobs: Jobs; log: FastifyBaseLogger; subscribers: Subscribers; events?: EventBus; slowRound?: number };

const batchSize = 100;
/** After a ring the commit is milliseconds away; without one, a look every second finds what other processes left behind. */
const impatience = [2, 5, 10, 20, 40, 80, 160, 320];
const everySecond = 1_000;
/** A round is a second; one that is missing for this long hangs, or its database does. */
const silentMs = 15_000;
/** Jobs sent in one transaction are equally old to the queue; the place in the outbox, as far as its rank counts, keeps them in order. */
const ranks = 2 ** 31;

/**
 * Hands news from the outbox to their subscribers: one job each, queued in the transaction that marks the event as handed over, so a
 * crash between the two loses nothing and doubles nothing. What waits for a subscriber is told in the order in which it was written; what is
 * tried again comes late. Several relays share the work by SKIP LOCKED. Registers its workers at once. `slowRound`: milliseconds between looks that nobody rang for.
 */
export function openRelay(parts: Parts): Relay {
  const { jobs, log, subscribers, slowRound = everySecond } = parts;
  for (const [event, told] of Object.entries(subscribers)) {
    for (const [name, subscriber] of Object.entries(told))
      jobs.work(queueOf(event, name), (payload) => subscriber(payload as OutboxEvent), 'news'); // oxlint-disable-line typescript/no-unsafe-type-assertion -- relayBatch put it there
  }
  let loop: Promise<void> | undefined;
  let isStopping = false;
  let wake = () => {};
  let unring = () => {};
  let lookedAt = -Infinity;
  const looked = () => void (lookedAt = performance.now());

  const round = async () => {
    for (let step = impatience.length; !isStopping;) {
      const rang = await sleep(impatience[step] ?? slowRound, (waker) => (wake = waker));
      if (isStopping) return;
      try {
        const handed = await drain(parts, looked);
        step = rang || handed > 0 ? 0 : step + 1;
      } catch (fault) {
        log.warn({ err: fault }, 'the outbox waits'); // the database is away, most likely: news stay where they are
        step = impatience.length;
      }
    }
  };

  return {
    start: async () => {
      looked();
      unring = onRing(() => wake());
      loop ??= round();
    },
    stop: async () => {
      isStopping = true;
      unring();
      wake();
      await loop;
    },
    isAlive: () => performance.now() - lookedAt < silentMs,
    drain: () => drain(parts),
  };
}

/** True when it was woken before its time. */
function sleep(milliseconds: number, onWake: (wake: () => void) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    onWake(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

async function drain(parts: Parts, looked = () => {}): Promise<number> {
  for (let handed = 0; ;) {
    const told = await relayBatch(parts);
    looked();
    handed += told.length;
    // After the commit, and never inside: a NOTIFY in a transaction makes all that notify wait for each other.
    await parts.events?.tell(told);
    if (told.length < batchSize) return handed;
  }
}

function relayBatch({ db, clock, jobs, subscribers }: Parts): Promise<News[]> {
  return db.transaction(async (tx) => {
    const waiting = await lockWaiting(tx);
    if (waiting.length === 0) return [];
    for (const { position, ...event } of waiting) {
      for (const name of Object.keys(subscribers[event.event] ?? {})) {
        await jobs.send({ tx, name: queueOf(event.event, name), payload: event, once: event.id, rank: position % ranks });
      }
    }
    const ids = waiting.map(({ id }) => id);
    await tx.updateTable('platform.outbox').set({ relayed_at: clock.now() }).where('id', 'in', ids).execute();
    return waiting.map(newsOf);
  });
}

async function lockWaiting(tx: Tx): Promise<(OutboxEvent & { position: number })[]> {
  const rows = await tx
    .selectFrom('platform.outbox')
    .select(['position', 'id', 'event', 'tenant_id', 'payload', 'created_at'])
    .where('relayed_at', 'is', null)
    .orderBy('position')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => ({
    position: row.position,
    id: row.id,
    event: row.event,
    tenantId: row.tenant_id ?? '',
    payload: row.payload as Record<string, unknown>, // oxlint-disable-line typescript/no-unsafe-type-assertion -- publish wrote it
    at: row.created_at,
  }));
}

/** Ids alone travel on the bus (stack, realtime). */
function newsOf({ event, id, tenantId, payload }: OutboxEvent): News {
  const ids = Object.entries(payload).filter((pair): pair is [string, string] => typeof pair[1] === 'string' && isId.test(pair[1]));
  return { event, id, tenantId, ids: Object.fromEntries(ids) };
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const queueOf = (event: string, subscriber: string) => `${event}/${subscriber}`;
