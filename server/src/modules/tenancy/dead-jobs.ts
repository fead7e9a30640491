import type { Actor } from '../../platform/http/index.ts';
import { recordChange } from '../../platform/audit/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { DeadFilter, DeadJob } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';

type Parts = Pick<Platform, 'db' | 'jobs' | 'clock' | 'newId'>;
type Who = Pick<Actor, 'personId' | 'fullName'>;

const shown = 100;

/** What was given up on the actor's site; what concerns no client of it is an operator's. */
export async function listDeadJobs({ db, jobs }: Parts, actor: Actor) {
  const { items, count } = await jobs.dead({ limit: shown, concern: await concernOf(db.read(), actor) });
  return { items: items.map(({ concerns: _, ...job }) => job), count };
}

/** Does them again, and says so in the audit log of every client that they concern. */
export async function replayDeadJobs(parts: Parts, actor: Actor, { ids }: { ids: readonly string[] }): Promise<{ replayed: number }> {
  return parts.db.transaction(async (tx) => {
    const concern = await concernOf(tx, actor);
    const replayed = await replay(parts, tx, { who: actor, filter: { ids, concern } });
    return { replayed: replayed.length };
  });
}

/** The same of an operator, who is nobody's member: theirs are the jobs of all sites. */
export const replayAsOperator = (parts: Parts, { name, filter }: { name: string; filter: DeadFilter }): Promise<DeadJob[]> =>
  parts.db.transaction((tx) => replay(parts, tx, { who: { personId: nobody, fullName: name }, filter }));

const nobody = '00000000-0000-0000-0000-000000000000';

async function replay(parts: Parts, tx: Tx, { who, filter }: { who: Who; filter: DeadFilter }): Promise<DeadJob[]> {
  const replayed = await parts.jobs.replay(tx, filter);
  const counts = new Map<string, { tenantId: string; queue: string; count: number }>();
  for (const { queue, concerns } of replayed) {
    for (const tenantId of await clientsOf(tx, concerns)) {
      const told = counts.get(`${tenantId} ${queue}`) ?? { tenantId, queue, count: 0 };
      counts.set(`${tenantId} ${queue}`, { ...told, count: told.count + 1 });
    }
  }
  for (const { tenantId, queue, count } of counts.values()) {
    await recordChange(
      tx,
      { ...who, tenantId },
      { what: 'job.replayed', subject: 'job', subjectId: queue, before: null, after: { count }, now: parts.clock.now(), id: parts.newId() },
    );
  }
  return replayed;
}

async function clientsOf(tx: Tx, { tenantId, siteId }: DeadJob['concerns']): Promise<string[]> {
  if (tenantId !== undefined) return [tenantId];
  return siteId === undefined ? [] : (await concernOf(tx, { siteId })).tenantIds;
}

async function concernOf(db: Reader, { siteId }: { siteId: string }): Promise<{ siteId: string; tenantIds: string[] }> {
  const clients = await db.selectFrom('tenancy.tenant').select('id').where('site_id', '=', siteId).execute();
  return { siteId, tenantIds: clients.map(({ id }) => id) };
}
