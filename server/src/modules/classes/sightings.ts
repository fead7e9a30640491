import { entersBeforeMs, graceMs, sightEveryMs } from '@vitrine/domain/classes';
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** When the doors of the encounter opened that is under way in the class `k`: from 15 minutes before, or an earlier start by hand, until somebody ends it, or half an hour after its end. Null between encounters. */
export const underWaySince = (now: string): RawBuilder<string | null> => sql<string | null>`(
  select min(least(e.begins_at - make_interval(secs => ${entersBeforeMs / 1000}), e.started_at))
  from classes.encounter as e
  where e.tenant_id = k.tenant_id and e.class_id = k.id and e.canceled_at is null and e.ended_at is null
    and e.ends_at + make_interval(secs => ${graceMs / 1000}) > ${now}::timestamptz
    and (e.started_at is not null or e.begins_at - make_interval(secs => ${entersBeforeMs / 1000}) <= ${now}::timestamptz)
)`;

/** Since when an encounter of a class is under way; null while none is. */
export async function underWay(
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  ask: { classId: string; now: string },
): Promise<string | null> {
  const { since } = await db
    .selectFrom('classes.class as k')
    .select(underWaySince(ask.now).as('since'))
    .where('k.tenant_id', '=', tenantId)
    .where('k.id', '=', ask.classId)
    .executeTakeFirstOrThrow();
  return since;
}

/** Notes that the app of a member is open while these classes are under way: one statement, and no row is written again before its time. */
export async function noteSightings(
  db: Platform['db'],
  { tenantId, memberId }: Pick<Actor, 'tenantId' | 'memberId'>,
  { classIds, now }: { classIds: readonly string[]; now: string },
): Promise<void> {
  if (classIds.length === 0) return;
  const before = new Date(Date.parse(now) - sightEveryMs).toISOString();
  await db.transaction((tx) =>
    tx
      .insertInto('classes.sighting')
      .values(classIds.map((class_id) => ({ tenant_id: tenantId, class_id, member_id: memberId, seen_at: now })))
      .onConflict((taken) =>
        taken.columns(['tenant_id', 'class_id', 'member_id']).doUpdateSet({ seen_at: now }).where('classes.sighting.seen_at', '<=', before),
      )
      .execute(),
  );
}
