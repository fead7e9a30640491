import type { Reader } from '../../platform/database/index.ts';

/** The stores of a chain, to be asked within a query over what happened in them. */
export const storesOfChain = (db: Reader, { tenantId, retailerId = '' }: { tenantId: string; retailerId: string | undefined }) =>
  db.selectFrom('campaigns.store').select('id').where('tenant_id', '=', tenantId).where('retailer_id', '=', retailerId);
