import type { Answer } from '@vitrine/contract/kernel';
import type { AuditQueue, getAuditQueues as wire } from '@vitrine/contract/audit';
import { lateAfterHours, queueKinds, queueNeeds, type QueueKind } from '@vitrine/domain/audit';
import { dayIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { registrationsWaiting } from '../identity/index.ts';
import { levelRequestsWaiting } from '../levels/index.ts';
import { photosWaiting } from '../photos/index.ts';
import { ordersWaiting } from '../rewards/index.ts';
import { salesAtRisk, salesWaiting } from '../sales/index.ts';
import { findDecisions } from './decisions.ts';

type Waiting = { count: number; late: number; oldestSince: string | null; atRisk?: number };
const hour = 3_600_000;
const day = 24 * hour;
/** More waiting opinions than these are told as these. */
const mostOpinions = 200;

/** What waits in the queues of this person, by age and by risk. */
export async function getQueues({ db, clock }: Pick<Platform, 'db' | 'clock'>, actor: Actor): Promise<Answer<typeof wire>> {
  const reader = db.read();
  const mine = queueKinds.filter((kind) => actor.permissions.has(queueNeeds[kind]));
  const late = (kind: QueueKind) => ({ lateBefore: clock.in(-lateAfterHours[kind] * hour) });
  const waiting: Record<QueueKind, () => Promise<Waiting>> = {
    sales: async () => {
      const found = await salesWaiting(reader, actor, late('sales'));
      return { ...found, atRisk: await salesAtRisk(reader, actor, { now: clock.now() }) };
    },
    photos: () => photosWaiting(reader, actor, late('photos')),
    level_requests: () => levelRequestsWaiting(reader, actor, late('level_requests')),
    orders: () => ordersWaiting(reader, actor, late('orders')),
    registrations: () => registrationsWaiting(reader, actor, late('registrations')),
  };
  const queues: AuditQueue[] = [];
  for (const kind of mine) {
    const { count, late: lateOnes, oldestSince, atRisk = null } = await waiting[kind]();
    queues.push({ kind, count: Number(count), late: Number(lateOnes), atRisk: atRisk === null ? null : Number(atRisk), oldestSince });
  }
  const sample = await findDecisions(reader, actor, { show: 'sample', since: clock.in(-30 * day), limit: mostOpinions });
  return {
    at: clock.now(),
    queues,
    opinions: sample.length,
    decidedToday: await decidedToday(reader, actor, dayIn(actor.timeZone, clock.now())),
  };
}

/** Sales and photos that this person decided since their midnight. */
async function decidedToday(db: Reader, { tenantId, memberId, timeZone }: Actor, today: string): Promise<number> {
  const since = sql`${today}::date::timestamp at time zone ${timeZone}`;
  const { rows } = await sql<{ count: number }>`select (
    (select count(*) from sales.revision where tenant_id = ${tenantId} and decided_by = ${memberId}::uuid and decided_at >= ${since})
    + (select count(*) from photos.photo where tenant_id = ${tenantId} and decided_by = ${memberId}::uuid and decided_at >= ${since}))::int as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
