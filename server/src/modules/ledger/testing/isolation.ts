/** How the operations of the ledger are called with another tenant's ids. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';

export const ledger: RoomUnderAttack = {
  entries: {
    getPoints: { asks: (b) => [{ query: {} }, { query: { campaignId: b.program.campaignId } }] },
    listStatement: {
      asks: (b) => [
        { query: { limit: 100 } },
        { query: { campaignId: b.program.campaignId, limit: 100 } },
        { query: { campaignId: b.program.campaignId, currency: 'experience' } },
        { query: { currency: 'training' } },
      ],
    },
    getPersonPoints: {
      asks: (b) => [
        { params: { memberId: b.memberId }, query: {} },
        { params: { memberId: b.callerMemberId }, query: { campaignId: b.program.campaignId } },
      ],
    },
    listPersonStatement: {
      asks: (b) => [
        { params: { memberId: b.memberId }, query: { limit: 100 } },
        { params: { memberId: b.memberId }, query: { currency: 'training' } },
        { params: { memberId: b.callerMemberId }, query: { campaignId: b.program.campaignId, limit: 100 } },
      ],
    },
    getStatementEntry: { asks: (b) => b.wallet.entryIds.map((entryId) => ({ params: { entryId } })) },
  },
  untold: {
    'ledger.confirmation': 'that an auditor looked at an entry; what became of it is told with the entry',
    'ledger.earned': 'sums of entries, which are told',
  },
};
