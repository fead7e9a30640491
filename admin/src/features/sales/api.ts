import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import { approveSale, claimSale, exportSales, getSaleToAudit, listSalesToAudit, refuseSale, releaseSale } from '@vitrine/contract/sales';
import type { AuditReason } from '@vitrine/domain/sales';
import type { Sending } from '../../shared/queue/index.ts';

export const queueKey = ['sales', 'queue'] as const;

export const saleQuery = (saleId: string) =>
  queryOptions({
    queryKey: ['sales', 'audit', saleId],
    queryFn: () => call(getSaleToAudit, { params: { saleId } }),
    staleTime: 20_000,
  });

export const salesToAudit = (ask: Record<string, unknown>) => call(listSalesToAudit, { query: listSalesToAudit.query.parse(ask) });
export const salesExport = (ask: Record<string, unknown>) => callFile(exportSales, { query: exportSales.query.parse(ask) });

/** A sale and the version of it that somebody looked at (D37). */
export type Seen = { id: string; version: number };
const seen = ({ id, version }: Seen) => ({ params: { saleId: id }, body: { version } });

export const claim = (sale: Seen) => call(claimSale, seen(sale));
export const release = (saleId: string) => call(releaseSale, { params: { saleId } });
export const approve = (sale: Seen, how: Sending) => call(approveSale, seen(sale), how);
export const refuse = (sale: Seen, why: { reason: AuditReason; note: string }, how: Sending) => {
  const { params, body } = seen(sale);
  return call(refuseSale, { params, body: { ...body, ...why } }, how);
};
