import type { RestDay } from '@vitrine/contract/support';
import type { LocalDate } from '@vitrine/domain/kernel';
import { recordChange } from '../../platform/audit/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;
type Tenant = { tenantId: string };

const daysOf = (db: Reader, { tenantId }: Tenant) =>
  db.selectFrom('support.rest_day').select(['day', 'name']).where('tenant_id', '=', tenantId).orderBy('day');

/** Days on which the client does not work, for whoever counts its promise. */
export const restDaysOf = async (db: Reader, tenant: Tenant): Promise<ReadonlySet<LocalDate>> =>
  new Set((await daysOf(db, tenant).execute()).map(({ day }) => day));

/** Days on which the client does not work beside its country's holidays, the earliest first. */
export const listRestDays = async ({ db }: Pick<Platform, 'db'>, actor: Actor): Promise<{ items: RestDay[] }> => ({
  items: await daysOf(db.write(), actor).limit(500).execute(),
});

/** Adds a day, or names it anew. What was promised before stays as it was promised. */
export async function addRestDay(parts: Parts, actor: Actor, { day, name }: RestDay): Promise<{ items: RestDay[] }> {
  const { tenantId } = actor;
  await parts.db.transaction(async (tx) => {
    await tx
      .insertInto('support.rest_day')
      .values({ tenant_id: tenantId, day, name })
      .onConflict((there) => there.columns(['tenant_id', 'day']).doUpdateSet({ name }))
      .execute();
    await record(parts, tx, actor, { what: 'added', before: null, after: { day, name } });
  });
  return listRestDays(parts, actor);
}

/** Refuses `not_found`. */
export async function removeRestDay(parts: Parts, actor: Actor, { day }: { day: LocalDate }): Promise<{ items: RestDay[] }> {
  await parts.db.transaction(async (tx) => {
    const gone = await tx
      .deleteFrom('support.rest_day')
      .where('tenant_id', '=', actor.tenantId)
      .where('day', '=', day)
      .returning('name')
      .executeTakeFirst();
    if (!gone) throw notFound();
    await record(parts, tx, actor, { what: 'removed', before: { day, name: gone.name }, after: null });
  });
  return listRestDays(parts, actor);
}

/** A day has no id of its own: the client's stands for all of them, and the day is in both sides. */
const record = (
  { clock, newId }: Parts,
  tx: Tx,
  actor: Actor,
  { what, before, after }: { what: string; before: unknown; after: unknown },
): Promise<void> =>
  recordChange(tx, actor, {
    subject: 'rest_day',
    subjectId: actor.tenantId,
    what: `rest_day.${what}`,
    before,
    after,
    now: clock.now(),
    id: newId(),
  });
