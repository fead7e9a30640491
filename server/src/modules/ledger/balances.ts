import type { Balance } from '@vitrine/contract/ledger';
import type { Currency } from '@vitrine/domain/ledger';
import type { Reader } from '../../platform/database/index.ts';
import type { Balances, LedgerActor, Wallet } from './asks.ts';

/** What a member has, by currency: points and experience of the campaign (null: none), and training points, which belong to no campaign. */
export async function balances(db: Reader, actor: LedgerActor, { memberId, campaignId }: Wallet): Promise<Balances> {
  const rows = await db
    .selectFrom('ledger.account as a')
    .innerJoin('ledger.book as b', (join) => join.onRef('b.tenant_id', '=', 'a.tenant_id').onRef('b.id', '=', 'a.book_id'))
    .select(['a.currency', 'a.role', 'a.credited', 'a.debited', 'a.earned', 'a.settled', 'a.taken_back', 'a.usable_until'])
    .select(['b.ends_on', 'b.closed_at'])
    .where('a.tenant_id', '=', actor.tenantId)
    .where('a.member_id', '=', memberId)
    .where((row) =>
      campaignId === null ? row('b.kind', '=', 'training') : row.or([row('a.book_id', '=', campaignId), row('b.kind', '=', 'training')]),
    )
    .execute();
  const of = (currency: Currency): Balance => {
    const inRole = (role: string) => rows.find((row) => row.currency === currency && row.role === role);
    const [available, held, owed] = [inRole('available'), inRole('held'), inRole('owed')];
    const spendable = available ? available.credited - available.debited : 0;
    const expiresOn = currency === 'points' && available ? (available.closed_at ? available.usable_until : available.ends_on) : null;
    return {
      available: spendable,
      underAudit: available ? available.earned - available.settled : 0,
      held: held ? held.credited - held.debited : 0,
      owed: owed ? owed.debited - owed.credited : 0,
      credited: available ? available.earned - available.taken_back : 0,
      expiring: expiresOn === null ? 0 : spendable,
      expiresOn,
    };
  };
  return { points: of('points'), experience: of('experience'), training: of('training') };
}
