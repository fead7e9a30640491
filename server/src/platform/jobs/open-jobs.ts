import type { FastifyBaseLogger } from 'fastify';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Clock } from '../clock/index.ts';
import { bringForward, fullBoss, lightBoss, makeQueue, renewQueue, type Parcel } from './boss.ts';
import { listDead, replayDead, watchDeadLetters } from './dead-letters.ts';
import type { OpenJobs, Worker } from './jobs.ts';
import type { Patience } from './patience.ts';
import { readStatus } from './status.ts';

type Parts = { url: string; clock: Clock; newId: () => string; log: FastifyBaseLogger };

/**
 * The queue on PostgreSQL, with a few connections of its own. Sending works before `start` and without it (commands that seed);
 * workers and schedules run from `start` to `stop`, which lets running jobs end.
 */
export function openJobs({ url, clock, newId, log }: Parts): OpenJobs {
  const workers = new Map<string, Worker>();
  const crons = new Map<string, string>();
  const patiences = new Map<string, Patience>();
  const patienceOf = (name: string) => patiences.get(name) ?? 'work';
  const queues = new Set<string>();
  let boss: Promise<PgBoss> | undefined;
  let isStarted = false;
  let stopWatch = () => {};
  let working: PgBoss | undefined;

  const opened = () => (boss ??= lightBoss({ url, log }));
  const queueOf = async (name: string) => {
    const open = await opened();
    if (!queues.has(name)) await makeQueue(open, name, patienceOf(name));
    queues.add(name);
    return open;
  };
  const workerOf = (name: string): Worker => {
    const worker = workers.get(name);
    if (!worker) throw new Error(`nobody does jobs named ${name}`);
    return worker;
  };

  return {
    send: async ({ tx, name, payload, startAfter, once, rank = 0 }) => {
      const open = await queueOf(name);
      const parcel: Parcel = startAfter === undefined ? { payload } : { payload, dueAt: startAfter };
      await open.send(name, parcel, {
        id: newId(),
        // The policy of our queues lets one job a key wait; a job without a key of its own takes one that nobody has.
        singletonKey: once ?? newId(),
        priority: -rank,
        ...(startAfter === undefined ? {} : { startAfter: secondsUntil(startAfter, clock) }),
        ...(tx ? { db: fromKysely(tx) } : {}),
      });
    },
    work: (name, worker, patience = 'work') => {
      workers.set(name, worker);
      patiences.set(name, patience);
    },
    schedule: (name, cron, worker) => {
      workers.set(name, () => worker());
      patiences.set(name, 'sweep');
      crons.set(name, cron);
    },
    status: async () => readStatus((await opened()).getDb(), { names: workers.keys(), isEmail: (name) => patienceOf(name) === 'email' }),
    dead: async (ask) => listDead((await opened()).getDb(), ask),
    replay: async (tx, filter) => replayDead(await opened(), tx, filter),
    isAlive: () => working !== undefined && stillAsks(working),
    start: async () => {
      await (await boss)?.stop({ graceful: false });
      queues.clear();
      boss = fullBoss({ url, log });
      isStarted = true;
      const open = await boss;
      for (const [name, worker] of workers) await takeUp(await queueOf(name), { name, worker, patience: patienceOf(name), log });
      for (const [name, cron] of crons) await open.schedule(name, cron, { payload: {} }, { tz: 'UTC', missed: 'once' });
      const stops = [watchClock(open, clock, log), watchDeadLetters(open, log)];
      stopWatch = () => stops.forEach((stop) => stop());
      working = open;
    },
    stop: async () => {
      stopWatch();
      working = undefined;
      await (await boss?.catch(() => undefined))?.stop({ graceful: isStarted, timeout: 10_000 });
      boss = undefined;
      isStarted = false;
    },
    drain: async () => {
      let done = 0;
      for (const name of workers.keys()) await queueOf(name);
      for (let found = -1; found !== done;) {
        found = done;
        await bringForward(await opened(), clock);
        for (const name of queues) done += await doWaiting(await opened(), name, workerOf);
      }
      return done;
    },
    discard: async () => {
      for (const name of queues) await (await opened()).deleteQueuedJobs(name);
    },
    runNow: (name, payload = {}) => workerOf(name)(payload),
  };
}

/** A delay and not an instant: the database's clock may differ from ours, and tests shift ours. */
const secondsUntil = (instant: string, clock: Clock) => Math.max(0, Math.ceil((Date.parse(instant) - Date.parse(clock.now())) / 1_000));

/** Workers look every few seconds, by themselves; one that has not for this long hangs, or its database does. */
const silentMs = 30_000;
const stillAsks = (boss: PgBoss): boolean =>
  boss.getWipData().every(({ count, createdOn, lastFetchedOn }) => count > 0 || Date.now() - (lastFetchedOn ?? createdOn) < silentMs);

type Taken = { name: string; worker: Worker; patience: Patience; log: FastifyBaseLogger };

async function takeUp(boss: PgBoss, { name, worker, patience, log }: Taken): Promise<void> {
  await renewQueue(boss, name, patience);
  const often = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 3 };
  const self = await boss.work<Parcel>(name, often, async ([job]) => {
    if (!job) return;
    try {
      await worker(job.data.payload);
    } catch (fault) {
      log.warn({ err: fault, job: job.id, queue: name }, 'a job failed and is tried again');
      throw fault;
    } finally {
      boss.notifyWorker(self); // hundreds that came together are one ring: it looks for the next at once, not at its next round
    }
  });
}

async function doWaiting(boss: PgBoss, name: string, workerOf: (name: string) => Worker): Promise<number> {
  for (let done = 0; ; done += 1) {
    const [job] = await boss.fetch<Parcel>(name);
    if (!job) return done;
    try {
      await workerOf(name)(job.data.payload);
    } catch (fault) {
      await boss.fail(name, job.id, { message: fault instanceof Error ? fault.message : String(fault) });
      throw fault;
    }
    await boss.complete(name, job.id);
  }
}

/** A shifted clock (tests only) makes jobs due that the database still holds back. */
function watchClock(boss: PgBoss, clock: Clock, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    if (Math.abs(Date.parse(clock.now()) - Date.now()) < 1_000) return;
    bringForward(boss, clock).catch((fault: unknown) => log.warn({ err: fault }, 'due jobs stay held back'));
  }, 1_000);
  timer.unref();
  return () => clearInterval(timer);
}
