import { z } from 'zod';
import type { QueueDb } from './boss.ts';
import { deadLetterQueue } from './patience.ts';

export type QueueStatus = {
  name: string;
  /** Due or not. */
  waiting: number;
  active: number;
  /** Since when the oldest one that is due waits; 0 when none is. */
  oldestSeconds: number;
};
/** `emails`: of the queues that send e-mails. */
export type Status = { queues: QueueStatus[]; dead: number; emails: number };

const Row = z.object({ name: z.string(), waiting: z.coerce.number(), active: z.coerce.number(), oldest: z.coerce.number() });

/** Every queue that this process works is there, also when it is empty. */
export async function readStatus(
  db: QueueDb,
  { names, isEmail }: { names: Iterable<string>; isEmail: (name: string) => boolean },
): Promise<Status> {
  const { rows } = await db.executeSql(`
    select name, count(*) filter (where state in ('created', 'retry')) as waiting, count(*) filter (where state = 'active') as active,
      coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())), 0) as oldest
    from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' group by name`);
  const found = new Map<string, QueueStatus>([...names].map((name) => [name, { name, waiting: 0, active: 0, oldestSeconds: 0 }]));
  let dead = 0;
  for (const { name, waiting, active, oldest } of rows.map((row) => Row.parse(row))) {
    if (name === deadLetterQueue) dead = waiting;
    else found.set(name, { name, waiting, active, oldestSeconds: oldest });
  }
  const queues = [...found.values()];
  const emails = queues.filter(({ name }) => isEmail(name)).reduce((sum, { waiting, active }) => sum + waiting + active, 0);
  return { queues, dead, emails };
}
