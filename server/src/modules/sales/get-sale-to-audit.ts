import type { AuditSale } from '@vitrine/contract/sales';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimsOf, isClaimedByOther } from '../identity/index.ts';
import { balances } from '../ledger/index.ts';
import { saleOf } from './get-sale.ts';
import { getSaleRow, type SaleRow } from './queries.ts';
import { stateOf, storedState } from './sale-rows.ts';
import { suspicionsOf } from './similar-sales.ts';

/** A sale as its auditor sees it: who sold, what looks alike, and what a refusal would do to the seller's points. */
export async function getSaleToAudit(
  parts: Pick<Platform, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  { saleId }: { saleId: string },
): Promise<AuditSale> {
  const db = parts.db.read();
  const now = parts.clock.now();
  const row = await getSaleRow(db, actor, { saleId });
  const suspicion = (await suspicionsOf(db, actor, [row])).get(row.id);
  const isOpen = stateOf(row) === 'under_audit' && row.member_id !== actor.memberId;
  const isTaken = isClaimedByOther(row, actor, now);
  return {
    sale: await saleOf(parts, db, actor, row),
    seller: await getSeller(db, actor, row),
    flags: suspicion?.flags ?? [],
    similar: suspicion?.similar ?? [],
    alike: await alikeOf(parts, db, actor, row),
    claim: (await claimsOf(db, actor, { rows: [row], now }))(row),
    writtenAt: row.written_at,
    decidedBy: row.decided_by === null ? null : await nameOf(db, actor, row.decided_by),
    impact: await impactOf(db, actor, row),
    can: { claim: isOpen && !isTaken, decide: isOpen && !isTaken },
  };
}

/** Counted over all campaigns: an auditor wants to know the person, not the quarter. */
async function getSeller(db: Reader, { tenantId }: Actor, { member_id }: SaleRow): Promise<AuditSale['seller']> {
  const member = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', '=', member_id)
    .select(['p.full_name', 'm.program_role'])
    .executeTakeFirstOrThrow();
  const counts = await db
    .selectFrom('sales.sale')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', member_id)
    .select(({ fn }) => fn.countAll<number>().as('sales'))
    .select(({ fn }) => fn.countAll<number>().filterWhere('state', '=', storedState('reproved')).as('reproved'))
    .executeTakeFirstOrThrow();
  return { memberId: member_id, name: member.full_name, role: member.program_role, ...counts };
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

/** What is taken back comes from what is available; the rest was spent or is held (D20). */
async function impactOf(db: Reader, actor: Actor, row: SaleRow): Promise<AuditSale['impact']> {
  const { available } = (await balances(db, actor, { memberId: row.member_id, campaignId: row.campaign_id })).points;
  const taken = stateOf(row) === 'reproved' ? 0 : row.points;
  return { available, availableAfter: Math.max(0, available - taken), missing: Math.max(0, taken - available) };
}

/** The sale whose photo this one's is like, with its photo beside it. */
async function alikeOf(
  { storage }: Pick<Platform, 'storage'>,
  db: Reader,
  actor: Actor,
  { alike_id }: SaleRow,
): Promise<AuditSale['alike']> {
  if (alike_id === null) return null;
  const { id, invoice_number, member_id, reported_at, photo_file_id } = await getSaleRow(db, actor, { saleId: alike_id });
  const [file] = photo_file_id === null ? [] : await storage.find(db, { tenantId: actor.tenantId, ids: [photo_file_id] });
  return {
    id,
    invoiceNumber: invoice_number,
    seller: await nameOf(db, actor, member_id),
    reportedAt: reported_at,
    url: file ? storage.link(actor, file) : null,
  };
}
