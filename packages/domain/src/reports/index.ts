/** What is read across rooms: the overview of the console (ADM-10), its calendar (LIV-01), and its reports (ADM-08). */
export {
  calendarKinds,
  conflictsOf,
  partsOfDays,
  weekOf,
  type CalendarKind,
  type Clash,
  type PartOfDay,
  type PlannedDate,
} from './calendar.ts';
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
