import { randomUUID } from 'node:crypto';
import { getPoints, listStatement } from '@vitrine/contract/ledger';
import { redeemReward } from '@vitrine/contract/rewards';
import { reportSale, type SaleReport } from '@vitrine/contract/sales';
import type { FilledSeller } from './fill/fill.ts';
import type { FilledProgram } from './fill/program.ts';
import type { Asked } from './requests.ts';

/** A grown program, and sellers of it who are logged in. */
export type Grown = { program: FilledProgram; sellers: readonly FilledSeller[] };
export type Operation = 'balance' | 'statement' | 'sale' | 'redemption';

/** Requests of the sellers, one seller after the other, so that nobody waits for their own wallet; `word` is what an invoice is called. */
export function asksOf({ program, sellers }: Grown): Record<Operation, () => Asked> {
  const { host, campaignId, storeId, rewardIds } = program;
  let turn = 0;
  const next = () => {
    const seller = sellers[(turn += 1) % sellers.length];
    if (!seller) throw new Error('nobody is logged in');
    return { host, authorization: `Bearer ${seller.token}` };
  };
  const keyed = () => ({ ...next(), 'idempotency-key': randomUUID() });
  return {
    balance: () => ({ method: 'GET', path: `${getPoints.path}?campaignId=${campaignId}`, headers: next() }),
    statement: () => ({ method: 'GET', path: `${listStatement.path}?campaignId=${campaignId}&limit=20`, headers: next() }),
    sale: () => ({
      method: 'POST',
      path: reportSale.path,
      headers: keyed(),
      body: aSale({ campaignId, storeId, invoiceNumber: newInvoice() }),
    }),
    redemption: () => ({
      method: 'POST',
      path: redeemReward.path.replace(':rewardId', rewardIds[turn % rewardIds.length] ?? ''),
      headers: keyed(),
      body: { campaignId, deliverTo: '' },
    }),
  };
}

/** A number that nobody had: letters and digits, as the key of an invoice keeps them. */
export const newInvoice = (): string => `B${randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()}`;

/** One fridge: a credit of points and one of experience. */
export function aSale({ campaignId, storeId, invoiceNumber }: { campaignId: string; storeId: string; invoiceNumber: string }): SaleReport {
  return {
    campaignId,
    storeId,
    invoiceNumber,
    invoiceKind: 'invoice',
    observation: '',
    photoFileId: null,
    writtenAt: null,
    saleDate: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10),
    lines: [{ sku: 'GEL-480', quantity: 1 }],
  };
}
