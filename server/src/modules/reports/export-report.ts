import type { exportReport as wire, ReportRow } from '@vitrine/contract/reports';
import type { ReportKind } from '@vitrine/domain/reports';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport, type Sheet } from '../../platform/exports/index.ts';
import { askOf, pageOf } from './get-report.ts';
import type { ReportAsk, ReportReader } from './report.ts';
import { reportTable } from './report-table.ts';
import { wordsOf } from './report-words.ts';

type Ask = { query: z.output<(typeof wire)['query']>; reply: FastifyReply };

/** The rows of a report as an export (ADM-08): those of the screen, in its order; the audit log keeps which report left by which filters. Refuses as the report does. */
export async function exportReport(platform: Platform, actor: Actor, { query, reply }: Ask): Promise<FastifyReply> {
  const reader = platform.db.read();
  const { format, kind, compare: _, ...filter } = query;
  const ask = await askOf(platform, reader, actor, { kind, ...filter });
  const told = { kind, ...filter, from: ask.from, to: ask.to, format };
  return sendExport(platform, actor, {
    reply,
    query: told,
    sheet: sheetOf(platform, actor, { kind, ask }),
  });
}

/** A report as an export: its columns in the reader's words, and its own pages. */
export function sheetOf(
  { db }: Pick<Platform, 'db'>,
  reader: ReportReader,
  { kind, ask }: { kind: ReportKind; ask: ReportAsk },
): Sheet<ReportRow, string> {
  const { title, columns } = wordsOf(reader, kind);
  const keys = Object.keys(reportTable[kind].columns);
  return {
    name: `report_${kind}`,
    words: { title, columns: Object.fromEntries(keys.map((key) => [key, columns[key] ?? key])) },
    page: ({ after, limit }) => pageOf(db.read(), reader, { kind, ask, after, limit }),
    cells: ({ cells }) => cells,
  };
}
