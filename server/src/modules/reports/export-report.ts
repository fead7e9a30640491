import type { exportReport as wire, ReportRow } from '@vitrine/contract/reports';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendSheet } from '../../platform/sheets/index.ts';
import { askOf, pageOf } from './get-report.ts';
import { reportTable } from './report-table.ts';
import { wordsOf } from './report-words.ts';

type Ask = { query: z.output<(typeof wire)['query']>; reply: FastifyReply };

/** The rows of a report as a sheet (ADM-08): those of the screen, in its order; the trail keeps which report left by which filters. Refuses as the report does. */
export async function exportReport(platform: Platform, actor: Actor, { query, reply }: Ask): Promise<FastifyReply> {
  const reader = platform.db.read();
  const { format, kind, ...filter } = query;
  const ask = await askOf(platform, reader, actor, { kind, ...filter });
  const { title, columns } = wordsOf(actor, kind);
  const keys = Object.keys(reportTable[kind].columns);
  const told = { kind, ...filter, from: ask.from, to: ask.to, format };
  return sendSheet(platform, actor, {
    reply,
    query: told,
    sheet: {
      name: `report_${kind}`,
      words: { title, columns: Object.fromEntries(keys.map((key) => [key, columns[key] ?? key])) },
      page: ({ after, limit }) => pageOf(platform.db.read(), actor, { kind, ask, after, limit }),
      cells: ({ cells }: ReportRow) => cells,
    },
  });
}
