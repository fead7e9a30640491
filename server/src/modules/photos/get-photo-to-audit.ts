import type { AuditPhoto } from '@vitrine/contract/photos';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameFor } from '../campaigns/index.ts';
import { claimsOf } from '../identity/index.ts';
import { balances } from '../ledger/index.ts';
import { auditRowOf } from './list-photos-to-audit.ts';
import { decisionOf, linksOf, remarksFor, stateOf, weekFrom } from './photo-rows.ts';
import { getPhotoRow, photosOf, type PhotoRow } from './queries.ts';

/** Photos before it that are put beside this one. */
const mostBefore = 4;

/** A photo as its auditor sees it: who sent it, what was sent of the same display before, and what each decision does. */
export async function getPhotoToAudit(
  parts: Pick<Platform, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  { photoId }: { photoId: string },
): Promise<AuditPhoto> {
  const db = parts.db.write(); // whoever just decided must see it
  const row = await getPhotoRow(db, actor, { photoId });
  const before = await photosOf(db, actor)
    .where('h.type_id', '=', row.type_id)
    .where('h.store_id', '=', row.store_id)
    .where('h.sent_at', '<', row.sent_at)
    .orderBy('h.sent_at', 'desc')
    .limit(mostBefore)
    .execute();
  const alike = row.alike_id === null ? null : await getPhotoRow(db, actor, { photoId: row.alike_id });
  const linkOf = await linksOf(parts, db, actor, [
    row.file_id,
    row.good_file_id,
    alike?.file_id ?? null,
    ...before.map(({ file_id }) => file_id),
  ]);
  const claim = (await claimsOf(db, actor, { rows: [row], now: parts.clock.now() }))(row);
  const isOpen = stateOf(row) === 'awaiting' && row.member_id !== actor.memberId && (claim === null || claim.isMine);
  return {
    ...auditRowOf(actor, { row, url: linkOf(row.file_id), claim }),
    sender: { memberId: row.member_id, name: row.full_name, ...(await countsOf(db, actor, row)) },
    campaignName: nameFor(actor, row.campaign_name),
    store: { id: row.store_id, name: row.store_name, city: row.city, timeZone: row.time_zone },
    week: weekFrom(row.week),
    writtenAt: row.written_at,
    isCredited: row.credits === 'at_once',
    good: remarksFor(actor, row.good),
    bad: remarksFor(actor, row.bad),
    goodUrl: linkOf(row.good_file_id),
    before: before.map((one) => ({
      id: one.id,
      week: weekFrom(one.week),
      state: stateOf(one),
      sender: one.full_name,
      url: linkOf(one.file_id),
    })),
    alike: alike && {
      id: alike.id,
      storeName: alike.store_name,
      sender: alike.full_name,
      state: stateOf(alike),
      sentAt: alike.sent_at,
      url: linkOf(alike.file_id),
    },
    decision: decisionOf(row),
    decidedBy: row.decided_by === null ? null : await nameOf(db, actor, row.decided_by),
    impact: await impactOf(db, actor, row),
    can: { claim: isOpen, decide: isOpen },
  };
}

async function countsOf(db: Reader, { tenantId }: Actor, { member_id }: PhotoRow): Promise<{ photos: number; reproved: number }> {
  return db
    .selectFrom('photos.photo')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', member_id)
    .select(({ fn }) => fn.countAll<number>().as('photos'))
    .select(({ fn }) => fn.countAll<number>().filterWhere('state', '=', 'reproved').as('reproved'))
    .executeTakeFirstOrThrow();
}

async function nameOf(db: Reader, { tenantId }: Actor, memberId: string): Promise<string> {
  const { full_name } = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', '=', memberId)
    .select('p.full_name')
    .executeTakeFirstOrThrow();
  return full_name;
}

/** What is taken back comes from what is available; the rest was spent or is held (D20). Where nothing was given yet, nothing is taken. */
async function impactOf(db: Reader, actor: Actor, row: PhotoRow): Promise<AuditPhoto['impact']> {
  const { available } = (await balances(db, actor, { memberId: row.member_id, campaignId: row.campaign_id })).points;
  const taken = stateOf(row) === 'awaiting' && row.credits === 'at_once' ? row.points : 0;
  return { available, availableAfter: Math.max(0, available - taken), missing: Math.max(0, taken - available) };
}
