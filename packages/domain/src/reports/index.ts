/** What is read across rooms: the overview of the console (ADM-10), and its reports (ADM-08). */
export { overviewDays, share, type OverviewDays } from './overview.ts';
export {
  columnKinds,
  filtersOf,
  judgeReportAsk,
  plotShapes,
  reportDays,
  reportFilters,
  reportKinds,
  reportsRefusals,
  type ColumnKind,
  type PlotShape,
  type ReportFilter,
  type ReportKind,
  type ReportsRefusal,
} from './kinds.ts';
