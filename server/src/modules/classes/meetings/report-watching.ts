import type { WatchedSpan } from '@vitrine/contract/classes';
import { byServersClock, countedSpan, lateReportMs, windowOf, type Span } from '@vitrine/domain/classes';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockClass } from '../seats.ts';
import { judgeAnew, secondsWatched } from '../verdicts.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>;
type Report = { encounterId: string; sentAt: string; spans: readonly WatchedSpan[] };

/** A meeting that somebody watches is a sign of it, written this seldom. */
const signEveryMs = 30_000;

/**
 * Adds what a device saw of a meeting (WEB-04). The union is the database's own, so the same report again, one that comes late and one of a second device add nothing twice and
 * nothing is lost. What lies before one's joining, outside the encounter or in the future is cut off. After the verdicts one's own is judged anew. Refuses `not_found` for who never
 * went in, `class_finished` a week after the end.
 */
export function reportWatching(parts: Parts, actor: Actor, { encounterId, sentAt, spans }: Report): Promise<{ watchedSeconds: number }> {
  const { tenantId, memberId } = actor;
  return parts.db.transaction(async (tx) => {
    const instant = parts.clock.now();
    const now = Date.parse(instant);
    const held = await tx
      .selectFrom('classes.attendance as w')
      .innerJoin('classes.encounter as e', (join) => join.onRef('e.tenant_id', '=', 'w.tenant_id').onRef('e.id', '=', 'w.encounter_id'))
      .select(['w.joined_at', 'e.class_id', 'e.begins_at', 'e.ends_at', 'e.started_at', 'e.ended_at', 'e.sign_at'])
      .where('w.tenant_id', '=', tenantId)
      .where('w.encounter_id', '=', encounterId)
      .where('w.member_id', '=', memberId)
      .executeTakeFirst();
    if (!held) throw notFound();
    const window = windowOf({
      beginsAt: Date.parse(held.begins_at),
      endsAt: Date.parse(held.ends_at),
      startedAt: held.started_at === null ? null : Date.parse(held.started_at),
      endedAt: held.ended_at === null ? null : Date.parse(held.ended_at),
    });
    if (now > window[1] + lateReportMs) throw new Refusal('class_finished');
    const at = { sentAt: Date.parse(sentAt), now };
    const bounds = { joinedAt: Date.parse(held.joined_at), window, now };
    const counted = spans
      .map(({ from, to }) => countedSpan([byServersClock(Date.parse(from), at), byServersClock(Date.parse(to), at)], bounds))
      .filter((span) => span !== null);
    const seconds = await add(tx, { tenantId, memberId, encounterId }, setOf(counted));
    const isRunning = held.started_at !== null && held.ended_at === null;
    if (isRunning && (held.sign_at === null || now - Date.parse(held.sign_at) > signEveryMs))
      await sign(tx, { tenantId, encounterId }, instant);
    if (now >= window[1]) await afterTheEnd(parts, tx, { tenantId, classId: held.class_id }, memberId);
    return { watchedSeconds: seconds };
  });
}

/** Times as the database writes a set of them. */
const setOf = (spans: readonly Span[]): string =>
  `{${spans.map((span) => `[${span.map((ms) => new Date(ms).toISOString()).join(',')})`).join(',')}}`;

async function add(tx: Tx, { tenantId, memberId, encounterId }: { tenantId: string; memberId: string; encounterId: string }, more: string) {
  const { seconds } = await tx
    .updateTable('classes.attendance as w')
    .set({ spans: sql`w.spans + ${more}::tstzmultirange` })
    .where('w.tenant_id', '=', tenantId)
    .where('w.encounter_id', '=', encounterId)
    .where('w.member_id', '=', memberId)
    .returning(secondsWatched.as('seconds'))
    .executeTakeFirstOrThrow();
  return seconds;
}

const sign = (tx: Tx, { tenantId, encounterId }: { tenantId: string; encounterId: string }, now: string) =>
  tx
    .updateTable('classes.encounter')
    .set({ sign_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', encounterId)
    .where('ended_at', 'is', null)
    .execute();

/** Locked behind the own row, as issuing locks it before it reads: whichever comes first, the verdict knows this report. */
async function afterTheEnd(
  parts: Parts,
  tx: Tx,
  { tenantId, classId }: { tenantId: string; classId: string },
  memberId: string,
): Promise<void> {
  const row = await lockClass(tx, { tenantId, classId });
  if (row && row.results_at !== null) await judgeAnew(parts, tx, { tenantId, classId, minimumPercent: row.minimum_percent }, memberId);
}
