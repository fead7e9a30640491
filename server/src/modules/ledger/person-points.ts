import type { PersonPoints, StatementLine } from '@vitrine/contract/ledger';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { readingAs } from '../identity/index.ts';
import { getPoints } from './get-points.ts';
import { listStatement } from './list-statement.ts';

type Parts = Parameters<typeof listStatement>[0];
type Ask = Parameters<typeof listStatement>[2] & { memberId: string };

/** What a member of the client has, read by staff: as the member's own screen says it, and what they spent. Refuses `not_found`. */
export async function getPersonPoints(
  parts: Parts,
  actor: Actor,
  { memberId, campaignId }: { memberId: string; campaignId?: string | undefined },
): Promise<PersonPoints> {
  const db = parts.db.write();
  const member = await readingAs(db, actor, { memberId });
  const points = await getPoints(parts, member, { campaignId });
  return { ...points, spent: points.campaign ? await spentIn(db, member, { campaignId: points.campaign.id }) : 0 };
}

/** The statement of a member of the client, read by staff. Refuses `not_found`. */
export async function listPersonStatement(
  parts: Parts,
  actor: Actor,
  { memberId, ...ask }: Ask,
): Promise<{ items: StatementLine[]; next: string | null }> {
  return listStatement(parts, await readingAs(parts.db.write(), actor, { memberId }), ask);
}

/** Points that left for good: what approved orders took out of those that were held for them. */
async function spentIn(db: Reader, { tenantId, memberId }: Actor, { campaignId }: { campaignId: string }): Promise<number> {
  const { spent } = await db
    .selectFrom('ledger.account as a')
    .innerJoin('ledger.entry as e', (join) => join.onRef('e.tenant_id', '=', 'a.tenant_id').onRef('e.from_id', '=', 'a.id'))
    .select(({ fn }) => fn.sum<number | null>('e.amount').as('spent'))
    .where('a.tenant_id', '=', tenantId)
    .where('a.member_id', '=', memberId)
    .where('a.book_id', '=', campaignId)
    .where('a.currency', '=', 'points')
    .where('a.role', '=', 'held')
    .where('e.code', '=', 'capture')
    .executeTakeFirstOrThrow();
  return Number(spent ?? 0);
}
