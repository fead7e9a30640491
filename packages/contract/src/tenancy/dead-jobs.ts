/** Jobs that were given up: e-mails that no mail server took, news that no room could take. */
import { z } from 'zod';
import { endpoint, Id, Instant } from '../kernel/index.ts';

/** Its payload stays where it is: it may name people. */
export const DeadJob = z.object({ id: Id, queue: z.string(), at: Instant, tries: z.int(), fault: z.string() });
export type DeadJob = z.infer<typeof DeadJob>;

/** Those that concern this site or one of its clients, newest first; `count` is of all of them. */
export const listDeadJobs = endpoint({
  method: 'GET',
  path: '/dead-jobs',
  needs: 'clients.create',
  answer: z.object({ items: z.array(DeadJob), count: z.int() }),
  summary: 'Jobs that were given up on this site',
});

/** Those that are still there are done again; what somebody else replayed meanwhile is not counted. */
export const replayDeadJobs = endpoint({
  method: 'POST',
  path: '/dead-jobs/replay',
  needs: 'clients.create',
  body: z.object({ ids: z.array(Id).min(1).max(100) }),
  answer: z.object({ replayed: z.int() }),
  summary: 'Does jobs again that were given up',
});
