import type { MySession } from '@vitrine/contract/sence';
import { stateOf, type SessionFacts } from '@vitrine/domain/sence';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

export type Place = { tenantId: string; memberId: string; courseId: string };
type Times = Record<'login_until', string> & Record<'opened_at' | 'expires_at' | 'refused_at' | 'replaced_at' | 'closed_at', string | null>;

export const factsOf = (row: Times): SessionFacts => ({
  loginUntil: row.login_until,
  openedAt: row.opened_at,
  expiresAt: row.expires_at,
  refusedAt: row.refused_at,
  replacedAt: row.replaced_at,
  closedAt: row.closed_at,
});

/** Held while a session of this member and course begins, opens or closes: of two at once, one waits. */
export async function holdLane(tx: Tx, { tenantId, memberId, courseId }: Place): Promise<void> {
  await tx
    .insertInto('sence.lane')
    .values({ tenant_id: tenantId, member_id: memberId, course_id: courseId })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id', 'course_id']).doNothing())
    .execute();
  await tx
    .selectFrom('sence.lane')
    .select('course_id')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('course_id', '=', courseId)
    .forUpdate()
    .execute();
}

const sessionsOf = (db: Reader, { tenantId, memberId, courseId }: Place) =>
  db
    .selectFrom('sence.session')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('course_id', '=', courseId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc');

/** The session that counts: the one that is open, else the newest that was not given up. */
export async function currentSession(db: Reader, place: Place, now: string) {
  const rows = await sessionsOf(db, place).where('replaced_at', 'is', null).limit(20).execute();
  return rows.find((row) => stateOf(factsOf(row), now) === 'open') ?? rows[0];
}
export type SessionRow = NonNullable<Awaited<ReturnType<typeof currentSession>>>;

/** The newest trip of a session that waits for its answer. */
export const pendingPassage = (
  db: Reader,
  { tenantId }: { tenantId: string },
  { sessionId, phase, now }: { sessionId: string; phase: string; now: string },
) =>
  db
    .selectFrom('sence.passage')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('session_id', '=', sessionId)
    .where('phase', '=', phase)
    .where('answered_at', 'is', null)
    .where('until', '>', now)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A session as its member sees it. */
export async function viewOf(db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, row: SessionRow, now: string): Promise<MySession> {
  const closing = await pendingPassage(db, { tenantId }, { sessionId: row.id, phase: 'close', now });
  return {
    id: row.id,
    state: stateOf(factsOf(row), now),
    loginUntil: row.login_until,
    openedAt: row.opened_at,
    expiresAt: row.expires_at,
    closedAt: row.closed_at,
    senceId: row.sence_id,
    codes: row.codes,
    closeUntil: closing?.until ?? null,
  };
}
