import { columnKinds, plotShapes, reportFileStates, reportFilters, reportKinds, reportsRefusals } from '@vitrine/domain/reports';
import { z } from 'zod';
import { exportFormats } from '@vitrine/domain/kernel';
import { Day, endpoint, exportOf, Flag, Id, Instant, Nothing, pageOf, PageQuery } from '../kernel/index.ts';

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
  totals: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      kind: z.enum(columnKinds),
      value: z.number().nullable(),
      before: z.number().nullable().optional(),
    }),
  ),
  /** The days that `before` of the totals is counted in; null where nothing is compared. */
  comparedWith: z.object({ from: Day, to: Day }).nullable(),
});
export type Report = z.infer<typeof Report>;

/** What a report may be asked for. */
const asked = {
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
};

export const getReport = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/reports/rows',
  query: PageQuery.extend({
    ...asked,
    /** True: the totals beside those of the same number of days before. */
    compare: Flag.optional(),
    /** Rows come at once, while what is summed over all of them takes its time: whoever asks for one part waits for it alone. */
    only: z.enum(['rows', 'totals']).optional(),
  }),
  answer: Report,
  refusals: reportsRefusals,
  summary: 'Rows of a report, the newest first, with the totals of all of them',
});
export const exportReport = exportOf(getReport);

export const SavedFilter = z.object({ id: Id, name: z.string(), filter: z.record(z.string(), z.string()) });
export type SavedFilter = z.infer<typeof SavedFilter>;

export const listSavedFilters = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/reports/saved-filters',
  query: z.object({ kind: z.enum(reportKinds) }),
  answer: z.object({ items: z.array(SavedFilter) }),
  summary: 'Filters that the person keeps for a report, by name',
});

export const saveFilter = endpoint({
  ...reads,
  method: 'POST',
  path: '/console/reports/saved-filters',
  body: z.strictObject({ name: z.string().trim().max(80, 'text_too_long'), filter: z.strictObject(asked) }),
  answer: z.object({ id: Id }),
  refusals: reportsRefusals,
  summary: 'Keeps the filters of a report under a name, for oneself',
});

export const removeSavedFilter = endpoint({
  ...reads,
  method: 'DELETE',
  path: '/console/reports/saved-filters/:filterId',
  params: z.object({ filterId: Id }),
  answer: Nothing,
  summary: 'Forgets filters that were kept',
});

export const ReportFile = z.object({
  id: Id,
  kind: z.enum(reportKinds),
  title: z.string(),
  format: z.enum(exportFormats),
  from: Day,
  to: Day,
  state: z.enum(reportFileStates),
  /** Written so far, of all. */
  rows: z.int(),
  total: z.int(),
  createdAt: Instant,
  /** Where it can be fetched; null until it is ready. */
  url: z.string().nullable(),
});
export type ReportFile = z.infer<typeof ReportFile>;

export const makeReportFile = endpoint({
  ...reads,
  method: 'POST',
  path: '/console/reports/files',
  body: z.strictObject({ ...asked, format: z.enum(exportFormats, 'invalid_choice') }),
  answer: ReportFile,
  refusals: reportsRefusals,
  summary: 'Writes a report to a file by a job; whoever asked is told when it is there',
});

export const listReportFiles = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/reports/files',
  answer: z.object({ items: z.array(ReportFile) }),
  summary: 'The newest files of reports that the person asked for, with how far each is',
});
