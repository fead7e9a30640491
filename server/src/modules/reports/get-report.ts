import type { getReport as wire, Report as Answered } from '@vitrine/contract/reports';
import { addDays, dayIn } from '@vitrine/domain/kernel';
import { daysBefore, judgeReportAsk, reportDays, type ReportKind } from '@vitrine/domain/reports';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, refuseFields } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { zoneOfClient } from '../tenancy/index.ts';
import type { ReportAsk, ReportReader } from './report.ts';
import { reportTable } from './report-table.ts';
import { wordsOf } from './report-words.ts';

const Place = z.tuple([z.string(), z.uuid()]);
type Query = z.output<(typeof wire)['query']>;
type Filter = Omit<Query, 'after' | 'limit' | 'compare' | 'only'>;
type Page = Pick<Answered, 'items' | 'next'>;

/** A report for its days and filters: a page of its rows, and the totals of all with the plot, or one of both. Refuses at its fields `ends_before_begin` and `filter_not_taken`. */
export async function getReport(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: ReportReader,
  { kind, after, limit, compare = false, only, ...filter }: Query,
): Promise<Answered> {
  const reader = db.read();
  const ask = await askOf({ clock }, reader, actor, { kind, ...filter });
  const report = reportTable[kind];
  const words = wordsOf(actor, kind);
  const page = only === 'totals' ? { items: [], next: null } : await pageOf(reader, actor, { kind, ask, after, limit });
  const summed = only === 'rows' ? { totals: [], plot: null, comparedWith: null } : await summedOf(reader, actor, { kind, ask, compare });
  return {
    ...page,
    ...summed,
    kind,
    title: words.title,
    from: ask.from,
    to: ask.to,
    columns: Object.entries(report.columns).map(([key, column]) => ({ key, title: words.columns[key] ?? key, kind: column })),
  };
}

/** What is summed over all rows, and drawn of them. */
async function summedOf(
  reader: Reader,
  actor: ReportReader,
  { kind, ask, compare }: { kind: ReportKind; ask: ReportAsk; compare: boolean },
): Promise<Pick<Answered, 'totals' | 'plot' | 'comparedWith'>> {
  const report = reportTable[kind];
  const words = wordsOf(actor, kind);
  const sums = await report.sum(reader, actor, ask);
  const earlier = compare ? daysBefore(ask) : null;
  const sumsBefore = earlier ? await report.sum(reader, actor, { ...ask, ...earlier }) : undefined;
  return {
    plot: (await report.plot?.(reader, actor, ask, sums)) ?? null,
    totals: Object.entries(report.totals).map(([key, total]) => ({
      key,
      title: words.totals[key] ?? key,
      kind: total,
      value: numberOf(sums[key]),
      ...(sumsBefore ? { before: numberOf(sumsBefore[key]) } : {}),
    })),
    comparedWith: earlier,
  };
}

/** What was asked, with days of its own where none were; judged by the same rule as the screen's. */
export async function askOf(
  { clock }: Pick<Platform, 'clock'>,
  db: Reader,
  actor: ReportReader,
  { kind, ...filter }: Filter,
): Promise<ReportAsk> {
  const timeZone = await zoneOfClient(db, actor);
  const to = filter.to ?? dayIn(timeZone, clock.now());
  const from = filter.from ?? addDays(to, 1 - reportDays);
  refuseFields(judgeReportAsk(kind, { ...filter, from, to }), { prefix: '' });
  return { ...filter, from, to, timeZone };
}

/** A page of rows, the newest first. */
export async function pageOf(
  db: Reader,
  actor: ReportReader,
  { kind, ask, after, limit }: { kind: ReportKind; ask: ReportAsk; after: string | undefined; limit: number },
): Promise<Page> {
  const place = readCursor(after, Place);
  const found = await reportTable[kind].page(db, actor, { ...ask, place, limit: limit + 1 });
  const { rows, next } = pageFrom(found, limit, (last) => cursorOf(last.at, last.id));
  return { items: rows.map(({ id, cells }) => ({ id, cells })), next };
}

/** Sums of many rows come as text from the database. */
const numberOf = (sum: number | string | null | undefined): number | null => (sum === null || sum === undefined ? null : Number(sum));
