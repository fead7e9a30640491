import type { AuditSaleRow, exportSales as wire } from '@vitrine/contract/sales';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { exportWords } from './export-words.ts';
import { listSalesToAudit } from './list-sales-to-audit.ts';

type Query = z.output<(typeof wire)['query']>;

/** Sales of a state as an export, in the order of the auditors' queue (ADM-02, SAL-06). */
export function exportSales(
  platform: Platform,
  actor: Actor,
  { query, reply }: { query: Query; reply: FastifyReply },
): Promise<FastifyReply> {
  const words = exportWords(actor).sales;
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'sales',
      words,
      page: (ask) => listSalesToAudit(platform, actor, { ...query, ...ask }),
      cells: ({ seller, storeName, invoiceNumber, points, state, sentAt, flags, claim }: AuditSaleRow) => ({
        seller: seller.name,
        storeName,
        invoiceNumber,
        points,
        state: words.states[state],
        sentAt,
        flags: flags.map((flag) => words.flags[flag]).join(', '),
        claimedBy: claim?.by ?? null,
      }),
    },
  });
}
