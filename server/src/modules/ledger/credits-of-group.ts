import type { Tx } from '../../platform/database/index.ts';
import type { LedgerActor } from './asks.ts';

export type OpenCredit = { id: string; amount: number; isConfirmed: boolean; reasonId: string; effectiveOn: string };

/**
 * The credits of a sale that were not taken back, by wallet. The wallets are held first, in the order of their ids (points before experience), and only then
 * are the credits read: what another transaction did before it let go of the wallet is seen.
 */
export async function lockCredits(
  tx: Tx,
  actor: LedgerActor,
  { groupId }: { groupId: string },
): Promise<{ availableId: string; credits: OpenCredit[] }[]> {
  const wallets = await tx
    .selectFrom('ledger.account as a')
    .select('a.id')
    .where('a.tenant_id', '=', actor.tenantId)
    .where((a) =>
      a(
        'a.id',
        'in',
        a
          .selectFrom('ledger.entry as c')
          .select('c.to_id')
          .where('c.tenant_id', '=', actor.tenantId)
          .where('c.group_id', '=', groupId)
          .where('c.code', '=', 'credit'),
      ),
    )
    .orderBy('a.id')
    .forNoKeyUpdate()
    .execute();
  if (wallets.length === 0) return [];
  const rows = await tx
    .selectFrom('ledger.entry as c')
    .leftJoin('ledger.confirmation as f', (join) => join.onRef('f.tenant_id', '=', 'c.tenant_id').onRef('f.entry_id', '=', 'c.id'))
    .leftJoin('ledger.entry as r', (join) => join.onRef('r.tenant_id', '=', 'c.tenant_id').onRef('r.reverses_id', '=', 'c.id'))
    .select(['c.id', 'c.amount', 'c.to_id', 'c.reason_id', 'c.effective_on', 'f.entry_id as confirmed'])
    .where('c.tenant_id', '=', actor.tenantId)
    .where('c.group_id', '=', groupId)
    .where('c.code', '=', 'credit')
    .where('r.id', 'is', null)
    .orderBy('c.position')
    .execute();
  return wallets.map(({ id }) => ({
    availableId: id,
    credits: rows
      .filter(({ to_id }) => to_id === id)
      .map((row) => ({
        id: row.id,
        amount: row.amount,
        reasonId: row.reason_id,
        effectiveOn: row.effective_on,
        isConfirmed: row.confirmed !== null,
      })),
  }));
}
