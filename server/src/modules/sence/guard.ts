import { sql, type RawBuilder } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

type Named = { tenantId: string; memberId: RawBuilder<string>; courseId: RawBuilder<string> };

/** Whether a course is under the authority for a member: put there, by a client that is switched on, and the member not exempt. */
const isUnder = ({ tenantId, memberId, courseId }: Named) => sql<boolean>`exists (
    select from sence.course as c join sence.settings as s on s.tenant_id = c.tenant_id
    where c.tenant_id = ${tenantId} and c.course_id = ${courseId} and s.is_on
      and not exists (
        select from identity.member_in_group as g
        where g.tenant_id = ${tenantId} and g.member_id = ${memberId} and g.group_id = s.exempt_group_id))`;

/** Whether a session of theirs covers a moment; `slack` is how far a device's clock may be off. */
const isCovered = ({ tenantId, memberId, courseId, at, slack }: Named & { at: RawBuilder<string>; slack: string }) => sql<boolean>`exists (
    select from sence.session as e
    where e.tenant_id = ${tenantId} and e.member_id = ${memberId} and e.course_id = ${courseId} and e.opened_at is not null
      and ${at} >= e.opened_at - ${slack}::interval
      and ${at} < least(e.expires_at, coalesce(e.closed_at, e.expires_at)) + ${slack}::interval)`;

const uuid = (id: string) => sql<string>`${id}::uuid`;

/** Whether this course is under the authority for this member. */
export async function isUnderAuthority(
  db: Reader,
  { tenantId, memberId }: Pick<Actor, 'tenantId' | 'memberId'>,
  courseId: string,
): Promise<boolean> {
  const { rows } = await sql<{
    is: boolean;
  }>`select ${isUnder({ tenantId, memberId: uuid(memberId), courseId: uuid(courseId) })} as is`.execute(db);
  return rows[0]?.is ?? false;
}

/** The port of learning: whether a member may be in a course now. True for every course that is not under the authority; for one that is, inside an open session only (SEN-03). */
export async function mayEnterCourse(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { tenantId, memberId }: Actor,
  { courseId }: { courseId: string },
): Promise<boolean> {
  const named = { tenantId, memberId: uuid(memberId), courseId: uuid(courseId) };
  const at = sql<string>`${clock.now()}::timestamptz`;
  const { rows } = await sql<{ may: boolean }>`select (not ${isUnder(named)} or ${isCovered({ ...named, at, slack: '0' })}) as may`.execute(
    db.write(), // who just came back from the authority is in
  );
  return rows[0]?.may ?? false;
}

type Seen = { memberId: string; courseId: string; at: string };

/**
 * The port of learning for what devices tell late: of each thing that was seen, whether it lies outside of every session of a course under the authority, by its own time or by now. A device's clock may be five
 * minutes off. One statement for all of them.
 */
export async function outsideSessions(
  tx: Tx,
  { tenantId, now }: { tenantId: string; now: string },
  seen: readonly Seen[],
): Promise<boolean[]> {
  if (seen.length === 0) return [];
  const named = { tenantId, memberId: sql<string>`a.member_id`, courseId: sql<string>`a.course_id` };
  const { rows } = await sql<{ outside: boolean }>`
    select ${isUnder(named)}
      and not ${isCovered({ ...named, at: sql<string>`a.at`, slack: '5 minutes' })}
      and not ${isCovered({ ...named, at: sql<string>`${now}::timestamptz`, slack: '0' })} as outside
    from unnest(${seen.map(({ memberId }) => memberId)}::uuid[], ${seen.map(({ courseId }) => courseId)}::uuid[], ${seen.map(({ at }) => at)}::timestamptz[])
      with ordinality as a (member_id, course_id, at, n)
    order by a.n`.execute(tx);
  return rows.map(({ outside }) => outside);
}
