import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';
import type { LedgerParts } from './asks.ts';
import { writeOffMember } from './write-off-member.ts';

/** Entries stay for ever and name the member by their id alone; what is left on their wallets is written off (decision D39). */
export const ledgerRecords = (parts: LedgerParts & Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'ledger.account': parts.db
      .read()
      .selectFrom('ledger.account as a')
      .innerJoin('ledger.book as b', (join) => join.onRef('b.tenant_id', '=', 'a.tenant_id').onRef('b.id', '=', 'a.book_id'))
      .select(['a.id', 'b.name as book', 'a.role', 'a.currency', 'a.credited', 'a.debited', 'a.usable_until', 'a.moved_at', 'a.closed_at'])
      .where('a.tenant_id', '=', tenantId)
      .where('a.member_id', '=', memberId)
      .orderBy('a.id'),
    // Each entry stands under the accounts of theirs that it moves: what is held for an order leaves one and comes to another.
    'ledger.entry': parts.db
      .read()
      .selectFrom('ledger.account as a')
      .innerJoin('ledger.entry as e', (join) =>
        join
          .onRef('e.tenant_id', '=', 'a.tenant_id')
          .on((on) => on.or([on('e.from_id', '=', on.ref('a.id')), on('e.to_id', '=', on.ref('a.id'))])),
      )
      .select(['e.id', 'e.created_at', 'e.effective_on', 'a.id as account', 'a.role', 'e.currency', 'e.amount'])
      .select((row) => row.case().when('e.from_id', '=', row.ref('a.id')).then('out').else('in').end().as('direction'))
      .select(['e.code', 'e.reason_kind', 'e.reason_id', 'e.why', 'e.explanation'])
      .where('a.tenant_id', '=', tenantId)
      .where('a.member_id', '=', memberId)
      .orderBy('e.id')
      .orderBy('a.id'),
  }),
  erase: ({ tenantId, memberId }) => writeOffMember(parts, { tenantId, memberId }),
});
