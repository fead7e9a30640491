import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LedgerActor, LedgerParts } from './asks.ts';
import { expirePurse, writeOff } from './close-book.ts';
import { movePurse } from './purses.ts';

/**
 * Ends all purses of a member who left (decision D39): what is available expires, also what a closed campaign had left usable, debts are written off, and nothing is credited any more.
 * Experience stays, as at a campaign's end. Held points are released before, by the room that holds them. Purse by purse, so that a run that was killed goes on; again changes nothing.
 */
export async function writeOffMember(
  parts: LedgerParts & Pick<Platform, 'db'>,
  { tenantId, memberId }: { tenantId: string; memberId: string },
): Promise<void> {
  const actor: LedgerActor = { tenantId, memberId: null };
  const purses = await parts.db
    .write()
    .selectFrom('ledger.account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('role', '=', 'available')
    .orderBy('id')
    .execute();
  for (const { id } of purses) await parts.db.transaction((tx) => endPurse(parts, tx, actor, id));
}

/** The first movement holds the purse, and tells what is on it. */
async function endPurse(parts: LedgerParts, tx: Tx, actor: LedgerActor, availableId: string): Promise<void> {
  const purse = await movePurse(parts, tx, actor, { purse: { id: availableId }, delta: { steps: 0 } });
  if (!purse) throw new Error('ledger: a purse is gone');
  if (purse.currency === 'points') await expirePurse(parts, tx, actor, { purse });
  await writeOff(parts, tx, actor, [purse]);
  const now = parts.clock.now();
  await tx
    .updateTable('ledger.account')
    .set({ closed_at: sql<string>`coalesce(closed_at, greatest(moved_at, ${now}::timestamptz))`, usable_until: null })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', availableId)
    .execute();
}
