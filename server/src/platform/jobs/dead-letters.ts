/** Jobs that failed at every try: they wait here for somebody, in the queue's own table, until they are replayed or thirty days are over. */
import type { FastifyBaseLogger } from 'fastify';
import { fromKysely, type PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Tx } from '../database/index.ts';
import type { QueueDb } from './boss.ts';
import { deadLetterQueue } from './patience.ts';

/** Without its payload, which may name people. `concerns`: the client, or the site, that the payload names. */
export type DeadJob = {
  id: string;
  queue: string;
  /** When it was given up. */
  at: string;
  tries: number;
  /** The first line of what the last try said. */
  fault: string;
  concerns: { tenantId?: string; siteId?: string };
};

/** Those of these ids, of a queue, or that concern a site or one of these clients; all of them without any. */
export type DeadFilter = { ids?: readonly string[]; queue?: string; concern?: { siteId: string; tenantIds: readonly string[] } };

const Row = z.object({
  id: z.string(),
  queue: z.string().nullable(),
  at: z.coerce.date(),
  tries: z.number().nullable(),
  output: z.object({ message: z.string() }).nullable().catch(null),
  data: z
    .object({ payload: z.record(z.string(), z.unknown()) })
    .nullable()
    .catch(null),
});
const Left = z.object({ id: z.string() });
const Looked = z.object({ id: z.string().nullable(), queue: z.string().nullable(), now: z.string() });

const columns = `id, source_name as queue, created_on as at, source_retry_count + 1 as tries, source_output as output, data`;
/** In one call; whoever has more calls again. */
const mostReplayed = 1_000;

const chosen = `name = $1 and state = 'created' and ($2::uuid[] is null or id = any($2)) and ($3::text is null or source_name = $3)
  and ($4::text is null or data -> 'payload' ->> 'siteId' = $4 or data -> 'payload' ->> 'tenantId' = any($5::text[]))`;
const valuesOf = ({ ids, queue, concern }: DeadFilter) => [
  deadLetterQueue,
  ids ?? null,
  queue ?? null,
  concern?.siteId ?? null,
  concern?.tenantIds ?? null,
];

/** The newest first, and how many there are in all. */
export async function listDead(
  db: QueueDb,
  { limit, ...filter }: DeadFilter & { limit: number },
): Promise<{ items: DeadJob[]; count: number }> {
  const { rows } = await db.executeSql(
    `select ${columns}, count(*) over () as count from pgboss.job where ${chosen} order by created_on desc, id desc limit $6`,
    [...valuesOf(filter), limit],
  );
  return { items: rows.map(deadJobOf), count: Number(rows[0]?.count ?? 0) };
}

/** Locks them, so that two who press at once replay each job once; a job whose like waits already stays. */
export async function replayDead(boss: PgBoss, tx: Tx, filter: DeadFilter): Promise<DeadJob[]> {
  const db = fromKysely(tx);
  const { rows } = await db.executeSql(
    `select ${columns} from pgboss.job where ${chosen} order by created_on limit ${mostReplayed} for update skip locked`,
    valuesOf(filter),
  );
  const found = rows.map(deadJobOf);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  await boss.redrive(deadLetterQueue, { db, ids, limit: mostReplayed });
  const left = await db.executeSql('select id from pgboss.job where name = $1 and id = any($2::uuid[])', [deadLetterQueue, ids]);
  const stayed = new Set(left.rows.map((row) => Left.parse(row).id));
  return found.filter(({ id }) => !stayed.has(id));
}

function deadJobOf(row: unknown): DeadJob {
  const { id, queue, at, tries, output, data } = Row.parse(row);
  const named = (key: 'tenantId' | 'siteId') => {
    const value = data?.payload[key];
    return typeof value === 'string' && value !== '' ? { [key]: value } : {};
  };
  return {
    id,
    queue: queue ?? '',
    at: at.toISOString(),
    tries: tries ?? 0,
    fault: output?.message.split('\n')[0]?.slice(0, 300) ?? '',
    concerns: { ...named('tenantId'), ...named('siteId') },
  };
}

/** A job that was given up is logged by its queue and id, by every server that runs; its payload may name people and stays out of the log. */
export function watchDeadLetters(boss: PgBoss, log: FastifyBaseLogger): () => void {
  let since: string | undefined;
  const look = async () => {
    const { rows } = await boss.getDb().executeSql(
      `select id, source_name as queue, now()::text as now from pgboss.job where name = $1 and state = 'created' and created_on > $2::timestamptz
       union all select null, null, now()::text`,
      [deadLetterQueue, since ?? 'infinity'],
    );
    for (const { id, queue, now } of rows.map((row) => Looked.parse(row))) {
      if (id !== null) log.error({ job: id, queue }, 'a job was given up: npm run jobs -- dead');
      since = now;
    }
  };
  const quietly = () => void look().catch((fault: unknown) => log.warn({ err: fault }, 'nobody looked for jobs that were given up'));
  quietly();
  const timer = setInterval(quietly, 10_000);
  timer.unref();
  return () => clearInterval(timer);
}
