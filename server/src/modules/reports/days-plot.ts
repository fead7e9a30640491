import { addDays } from '@vitrine/domain/kernel';
import type { ReportKind } from '@vitrine/domain/reports';
import type { Plot, ReportAsk } from './report.ts';

/** More days than these are too thin to be told apart: the last ones are shown. */
const mostDays = 92;

/** A number for each day of a period, also where there was none; each leads to the rows of its day. */
export function daysPlot(
  kind: ReportKind,
  of: string,
  { from, to }: Pick<ReportAsk, 'from' | 'to'>,
  found: ReadonlyMap<string, number>,
): Plot {
  const first = addDays(to, 1 - mostDays);
  const points: Plot['points'] = [];
  for (let day = from > first ? from : first; day <= to; day = addDays(day, 1))
    points.push({ label: day, value: found.get(day) ?? 0, filter: { kind, key: 'day', value: day } });
  return { shape: 'days', of, points };
}
