import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import { deadLetterQueue } from './boss.ts';

/** A job that failed at every try is logged once, by its queue and id; its payload may name people and stays out of the log. */
export async function logDeadLetters(boss: PgBoss, log: FastifyBaseLogger): Promise<void> {
  await boss.work(deadLetterQueue, { includeMetadata: true, pollingIntervalSeconds: 10 }, async (jobs) => {
    for (const { id, sourceName } of jobs) log.error({ job: id, queue: sourceName }, 'a job was given up');
  });
}
