import type { Reader } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockEnrolments } from './enrolments.ts';
import { listEvents } from './events.ts';
import { recountEnrolment, type Difference } from './recount-enrolment.ts';
import { statusesIn } from './statuses.ts';
import { recountTrails } from './trails/recount-trails.ts';

type Parts = Pick<Platform, 'db' | 'storage'>;
/** `since`: only enrolments in which something moved from then on; null for all. */
type Ask = { tenantId: string; since: string | null };

const atOnce = 200;

/**
 * Counts every course and trail of a client's members again and tells the differences (decision D12); changes nothing. Each enrolment is held while it is counted, so
 * that it may run beside people who learn.
 */
export async function reconcile(parts: Parts, ask: Ask): Promise<{ enrolments: number; differences: Difference[] }> {
  const differences: Difference[] = [];
  let enrolments = 0;
  for (let place: string | undefined = ''; place !== undefined;) {
    const rows = await nextEnrolments(parts.db.read(), { ...ask, after: place });
    for (const row of rows) differences.push(...(await recountOne(parts, { tenantId: ask.tenantId, ...row })));
    enrolments += rows.length;
    place = rows.length < atOnce ? undefined : rows.at(-1)?.id;
  }
  differences.push(...(await recountTrails(parts, ask)));
  return { enrolments, differences };
}

/** As `reconcile`, for every client; a difference is a fault. The job of every night looks at the last day, a command at everything. */
export async function reconcileAll(parts: Parts, { since }: { since: string | null }): Promise<number> {
  const tenants = await parts.db.read().selectFrom('tenancy.tenant').select('id').orderBy('id').execute();
  let enrolments = 0;
  for (const { id: tenantId } of tenants) {
    const counted = await reconcile(parts, { tenantId, since });
    enrolments += counted.enrolments;
    const [first] = counted.differences;
    if (first)
      throw new Error(`learning: ${counted.differences.length} differences in client ${tenantId}, the first: ${JSON.stringify(first)}`);
  }
  return enrolments;
}

type Row = { id: string; memberId: string; personId: string; courseId: string };

async function nextEnrolments(db: Reader, { tenantId, since, after }: Ask & { after: string }): Promise<Row[]> {
  const rows = await db
    .selectFrom('learning.enrolment as e')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.id', '=', 'e.member_id'))
    .select(['e.id', 'e.member_id', 'e.course_id', 'm.person_id'])
    .where('e.tenant_id', '=', tenantId)
    .$if(after !== '', (query) => query.where('e.id', '>', after))
    .$if(since !== null, (query) =>
      query.where((row) =>
        row.exists(
          row
            .selectFrom('learning.progress as p')
            .select('p.activity_id')
            .where('p.tenant_id', '=', tenantId)
            .whereRef('p.enrolment_id', '=', 'e.id')
            .where('p.updated_at', '>=', since),
        ),
      ),
    )
    .orderBy('e.id')
    .limit(atOnce)
    .execute();
  return rows.map((row) => ({ id: row.id, memberId: row.member_id, courseId: row.course_id, personId: row.person_id }));
}

function recountOne(parts: Parts, { tenantId, memberId, personId, courseId }: Row & { tenantId: string }): Promise<Difference[]> {
  const actor = { tenantId, memberId, personId, locale: 'pt-BR' };
  return parts.db.transaction(async (tx) => {
    const enrolment = (await lockEnrolments(tx, actor, { courseIds: [courseId] })).get(courseId);
    if (!enrolment) return [];
    const statuses = await statusesIn(tx, actor, { versionId: enrolment.versionId, enrolmentId: enrolment.id });
    const events = await listEvents(tx, actor, { enrolmentId: enrolment.id });
    return recountEnrolment(parts, actor, { enrolment, statuses, events });
  });
}
