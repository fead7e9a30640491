import { columnKinds, plotShapes, reportFilters, reportKinds, reportsRefusals } from '@vitrine/domain/reports';
import { z } from 'zod';
import { Day, endpoint, exportOf, Id, pageOf, PageQuery } from '../kernel/index.ts';

const reads = { needs: 'reports.read' } as const;
const Named = z.object({ id: Id, name: z.string() });

export const ReportChoices = z.object({
  /** The day in the client's zone by the server's clock. */
  today: Day,
  reports: z.array(z.object({ kind: z.enum(reportKinds), title: z.string(), hint: z.string(), filters: z.array(z.enum(reportFilters)) })),
  campaigns: z.array(Named),
  retailers: z.array(Named),
  stores: z.array(Named.extend({ retailerId: Id })),
  courses: z.array(Named),
  groups: z.array(Named),
  areas: z.array(Named),
});
export type ReportChoices = z.infer<typeof ReportChoices>;

export const getReportChoices = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/reports',
  answer: ReportChoices,
  summary: 'Which reports there are, and what their filters choose from (ADM-08)',
});

export const ReportRow = z.object({ id: Id, cells: z.record(z.string(), z.union([z.string(), z.number(), z.null()])) });
export type ReportRow = z.infer<typeof ReportRow>;

export const Report = pageOf(ReportRow).extend({
  kind: z.enum(reportKinds),
  title: z.string(),
  /** The days that it covers, both counted, in the client's zone. */
  from: Day,
  to: Day,
  /** What is drawn above the rows; `filter` leads to the rows behind a number, `day` to those of one day. */
  plot: z
    .object({
      shape: z.enum(plotShapes),
      of: z.string(),
      points: z.array(
        z.object({
          label: z.string(),
          value: z.number(),
          filter: z.object({ kind: z.enum(reportKinds), key: z.enum([...reportFilters, 'day']), value: z.string() }).nullable(),
        }),
      ),
    })
    .nullable(),
  columns: z.array(z.object({ key: z.string(), title: z.string(), kind: z.enum(columnKinds) })),
  /** Of all rows, whatever page this is; null where there is nothing to count. */
  totals: z.array(z.object({ key: z.string(), title: z.string(), kind: z.enum(columnKinds), value: z.number().nullable() })),
});
export type Report = z.infer<typeof Report>;

export const getReport = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/reports/rows',
  query: PageQuery.extend({
    kind: z.enum(reportKinds),
    /** Without them: the last 28 days. */
    from: Day.optional(),
    to: Day.optional(),
    campaignId: Id.optional(),
    retailerId: Id.optional(),
    storeId: Id.optional(),
    courseId: Id.optional(),
    groupId: Id.optional(),
    areaId: Id.optional(),
  }),
  answer: Report,
  refusals: reportsRefusals,
  summary: 'Rows of a report, the newest first, with the totals of all of them',
});
export const exportReport = exportOf(getReport);
