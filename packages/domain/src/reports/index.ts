/** What is read across rooms: the overview of the console (ADM-10), and its reports (ADM-08). */
export { overviewDays, share, type OverviewDays } from './overview.ts';
export {
  columnKinds,
  daysBefore,
  filesAtOnceMost,
  filtersOf,
  judgeReportAsk,
  plotShapes,
  reportDays,
  reportFilters,
  reportFileStates,
  reportKinds,
  reportsRefusals,
  savedFiltersMost,
  type ColumnKind,
  type ReportFileState,
  type PlotShape,
  type ReportFilter,
  type ReportKind,
  type ReportsRefusal,
} from './kinds.ts';
