import { z } from 'zod';
import type { QueueDb } from './boss.ts';
import { deadLetterQueue } from './patience.ts';

export type QueueStanding = {
  name: string;
  /** Due or not. */
  waiting: number;
  active: number;
  /** Since when the oldest one that is due waits; 0 when none is. */
  oldestSeconds: number;
};
/** `letters`: of the queues that send e-mails. */
export type Standing = { queues: QueueStanding[]; dead: number; letters: number };

const Row = z.object({ name: z.string(), waiting: z.coerce.number(), active: z.coerce.number(), oldest: z.coerce.number() });

/** Every queue that this process works is there, also when it is empty. */
export async function readStanding(
  db: QueueDb,
  { names, isLetter }: { names: Iterable<string>; isLetter: (name: string) => boolean },
): Promise<Standing> {
  const { rows } = await db.executeSql(`
    select name, count(*) filter (where state in ('created', 'retry')) as waiting, count(*) filter (where state = 'active') as active,
      coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())), 0) as oldest
    from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' group by name`);
  const found = new Map<string, QueueStanding>([...names].map((name) => [name, { name, waiting: 0, active: 0, oldestSeconds: 0 }]));
  let dead = 0;
  for (const { name, waiting, active, oldest } of rows.map((row) => Row.parse(row))) {
    if (name === deadLetterQueue) dead = waiting;
    else found.set(name, { name, waiting, active, oldestSeconds: oldest });
  }
  const queues = [...found.values()];
  const letters = queues.filter(({ name }) => isLetter(name)).reduce((sum, { waiting, active }) => sum + waiting + active, 0);
  return { queues, dead, letters };
}
