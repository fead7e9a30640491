import { queryOptions } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { approveSale, claimSale, getSaleToAudit, listSalesToAudit, refuseSale, releaseSale, type AuditSale } from '@vitrine/contract/sales';
import type { AuditReason } from '@vitrine/domain/sales';

export const queueKey = ['sales', 'queue'] as const;

export const saleQuery = (saleId: string) =>
  queryOptions({
    queryKey: ['sales', 'audit', saleId],
    queryFn: () => call(getSaleToAudit, { params: { saleId } }),
    staleTime: 20_000,
  });

export const salesToAudit = (ask: Record<string, unknown>) => call(listSalesToAudit, { query: listSalesToAudit.query.parse(ask) });

const seen = ({ sale: { id, version } }: AuditSale) => ({ params: { saleId: id }, body: { version } });

export const claim = (audited: AuditSale) => call(claimSale, seen(audited));
export const release = (saleId: string) => call(releaseSale, { params: { saleId } });
export const approve = (audited: AuditSale) => call(approveSale, seen(audited));
export const refuse = (audited: AuditSale, why: { reason: AuditReason; note: string }) => {
  const { params, body } = seen(audited);
  return call(refuseSale, { params, body: { ...body, ...why } });
};
