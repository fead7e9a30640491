import type { FastifyBaseLogger } from 'fastify';
import { PgBoss, type ConstructorOptions } from 'pg-boss';
import type { Clock } from '../clock/index.ts';
import { connectionDeadlinesOf } from '../database/index.ts';
import { deadLetterDays, deadLetterQueue, queueOptionsOf, type Patience } from './patience.ts';

/** What lies in the queue: the job's payload, and when it is due by the server's clock. */
export type Parcel = { payload: Record<string, unknown>; dueAt?: string };

/** `short`: one waiting job a key, any number running. */
export const makeQueue = (boss: PgBoss, name: string, patience: Patience): Promise<void> =>
  boss.createQueue(name, { ...queueOptionsOf(patience), policy: 'short' });

/** Where statements of ours go: the boss’s own connections, or somebody’s transaction. */
export type QueueDb = Pick<ReturnType<PgBoss['getDb']>, 'executeSql'>;

type Parts = { url: string; log: FastifyBaseLogger };

/** Sends and fetches; owns no timers and no listener. */
export const lightBoss = (parts: Parts): Promise<PgBoss> => openBoss(parts, { max: 2, supervise: false, schedule: false });

/** Works, watches over expired jobs, and fills schedules. */
export const fullBoss = (parts: Parts): Promise<PgBoss> =>
  openBoss(parts, {
    max: 4,
    supervise: true,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: 3_600,
    schedule: true,
    useListenNotify: true,
  });

async function openBoss({ url, log }: Parts, options: ConstructorOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    ...options,
    connectionString: url,
    ...connectionDeadlinesOf('request'),
    schema: 'pgboss',
    application_name: 'vitrine jobs',
    options: '-c timezone=UTC',
    // The owner made the schema (database/migrate.ts); the app's role may define and rebuild nothing.
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (fault) => log.warn({ err: fault }, 'the job queue had trouble'));
  await boss.start();
  const kept = { retentionSeconds: deadLetterDays * 86_400 };
  await boss.createQueue(deadLetterQueue, kept);
  await boss.updateQueue(deadLetterQueue, kept);
  return boss;
}

/** Patience of a queue that an earlier version of the server made. */
export const renewQueue = (boss: PgBoss, name: string, patience: Patience): Promise<void> =>
  boss.updateQueue(name, { deadLetter: null, ...queueOptionsOf(patience) });

/** Makes jobs due that the server's clock has reached before the database's did. */
export async function bringForward(boss: PgBoss, clock: Clock): Promise<void> {
  await boss
    .getDb()
    .executeSql(
      `update pgboss.job set start_after = now() where state in ('created', 'retry') and start_after > now() and data ->> 'dueAt' <= $1`,
      [clock.now()],
    );
}
