import type { Reader } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Difference } from '../recount-enrolment.ts';
import { lockTrail } from './trail-enrolments.ts';
import { countTrail } from './settle-trails.ts';
import { trailStatuses } from './trail-statuses.ts';

type Ask = { tenantId: string; since: string | null };
const atOnce = 200;

/** Counts every trail of a client's members again from their courses (decision D12), and says what is stored otherwise; changes nothing. `since`: only where something moved from then on. */
export async function recountTrails({ db }: Pick<Platform, 'db'>, ask: Ask): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (let place: string | undefined = ''; place !== undefined;) {
    const rows = await nextTrails(db.read(), { ...ask, after: place });
    for (const row of rows) differences.push(...(await recountOne({ db }, { tenantId: ask.tenantId, ...row })));
    place = rows.length < atOnce ? undefined : rows.at(-1)?.id;
  }
  return differences;
}

type Row = { id: string; memberId: string; trailId: string };

async function nextTrails(db: Reader, { tenantId, since, after }: Ask & { after: string }): Promise<Row[]> {
  const rows = await db
    .selectFrom('learning.trail_enrolment as t')
    .select(['t.id', 't.member_id', 't.trail_id'])
    .where('t.tenant_id', '=', tenantId)
    .where('t.left_at', 'is', null)
    .$if(after !== '', (query) => query.where('t.id', '>', after))
    .$if(since !== null, (query) =>
      query.where((row) =>
        row.exists(
          row
            .selectFrom('learning.enrolment as e')
            .innerJoin('learning.progress as p', (join) =>
              join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.enrolment_id', '=', 'e.id'),
            )
            .select('e.id')
            .where('e.tenant_id', '=', tenantId)
            .whereRef('e.member_id', '=', 't.member_id')
            .where('p.updated_at', '>=', since),
        ),
      ),
    )
    .orderBy('t.id')
    .limit(atOnce)
    .execute();
  return rows.map(({ id, member_id, trail_id }) => ({ id, memberId: member_id, trailId: trail_id }));
}

/** Held while it is counted, so that it may run beside people who learn. */
const recountOne = ({ db }: Pick<Platform, 'db'>, { tenantId, memberId, trailId }: Row & { tenantId: string }): Promise<Difference[]> =>
  db.transaction(async (tx) => {
    const actor = { tenantId, memberId };
    const enrolment = await lockTrail(tx, actor, { trailId });
    if (!enrolment) return [];
    const counted = countTrail(enrolment, await trailStatuses(tx, actor, { versionId: enrolment.versionId }));
    const keys = ['state', 'progress', 'grade'] as const;
    return keys
      .filter((what) => enrolment[what] !== counted[what])
      .map((what) => ({
        enrolmentId: enrolment.id,
        activityId: null,
        what: `trail ${what}`,
        stored: enrolment[what],
        counted: counted[what],
      }));
  });
