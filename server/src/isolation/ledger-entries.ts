/** How the operations of the ledger are called with another tenant's ids. */
import type { Entry } from './entry.ts';

export const ledgerEntries: Record<string, Entry> = {
  getPoints: { asks: (b) => [{ query: {} }, { query: { campaignId: b.program.campaignId } }] },
  listStatement: {
    asks: (b) => [
      { query: { limit: 100 } },
      { query: { campaignId: b.program.campaignId, limit: 100 } },
      { query: { campaignId: b.program.campaignId, currency: 'experience' } },
      { query: { currency: 'training' } },
    ],
  },
  getStatementEntry: { asks: (b) => b.purse.entryIds.map((entryId) => ({ params: { entryId } })) },
};
