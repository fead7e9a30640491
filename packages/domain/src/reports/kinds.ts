import { addDays } from '../kernel/index.ts';

/** Reports of the console (ADM-08), in the order of their list. One more is one more here, and an entry in the server's table of reports. */
export const reportKinds = [
  'progress',
  'results',
  'sales',
  'points',
  'photos',
  'orders',
  'points_owed',
  'sales_by_area',
  'sales_by_retailer',
  'sales_by_store',
  'sales_by_product',
  'funnel',
  'ranking',
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** By what a report may be narrowed, beside its days. */
export const reportFilters = ['campaignId', 'retailerId', 'storeId', 'courseId', 'groupId', 'areaId'] as const;
export type ReportFilter = (typeof reportFilters)[number];

const ofPeople = ['groupId', 'areaId'] as const;
const ofSales = ['campaignId', 'retailerId', 'storeId', ...ofPeople] as const;

/** Which filters each report takes; the others are no question of it. */
export const filtersOf: Readonly<Record<ReportKind, readonly ReportFilter[]>> = {
  progress: ['courseId', ...ofPeople],
  results: ['courseId', ...ofPeople],
  sales: ['campaignId', 'retailerId', 'storeId', ...ofPeople],
  points: ['campaignId', ...ofPeople],
  photos: ['campaignId', 'retailerId', 'storeId', ...ofPeople],
  orders: ['campaignId', ...ofPeople],
  points_owed: ['campaignId'],
  sales_by_area: ofSales,
  sales_by_retailer: ofSales,
  sales_by_store: ofSales,
  sales_by_product: ofSales,
  funnel: ofPeople,
  ranking: ['campaignId', ...ofPeople],
};

/** How a column is read: `instant` in the reader's zone, `percent` of a hundred. */
export const columnKinds = ['text', 'number', 'percent', 'day', 'instant'] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** How a report is drawn above its rows. */
export const plotShapes = ['days', 'bars', 'funnel'] as const;
export type PlotShape = (typeof plotShapes)[number];

/** Days that a report looks back by itself, today with them. */
export const reportDays = 28;

/** Files of reports, as the job writes them. */
export const reportFileStates = ['waiting', 'running', 'ready', 'failed'] as const;
export type ReportFileState = (typeof reportFileStates)[number];
/** So many filters one person keeps for one report, and so many files are made for them at once. */
export const savedFiltersMost = 20;
export const filesAtOnceMost = 3;

/** As many days right before those of a report, to compare with. */
export function daysBefore({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** Why a report is not made. */
export const reportsRefusals = [
  'ends_before_begin',
  'filter_not_taken',
  'name_required',
  'name_taken',
  'filters_full',
  'files_running',
] as const;
export type ReportsRefusal = (typeof reportsRefusals)[number];

/** Why a report is not made for this asking, by field; nothing where it is. */
export function judgeReportAsk(
  kind: ReportKind,
  { from, to, ...filter }: { from: string; to: string } & { [Filter in ReportFilter]?: string | undefined },
): Record<string, ReportsRefusal> {
  const taken = filtersOf[kind];
  return {
    ...(to < from ? { to: 'ends_before_begin' as const } : {}),
    ...Object.fromEntries(
      reportFilters.flatMap((one) => (filter[one] !== undefined && !taken.includes(one) ? [[one, 'filter_not_taken' as const]] : [])),
    ),
  };
}
