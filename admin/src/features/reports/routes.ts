import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { isDay } from '@vitrine/domain/kernel';
import { overviewDays, type OverviewDays } from '@vitrine/domain/reports';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

/** The period and the chain stand in the address; the shortest period is not written. */
const overviewSearch = (search: Record<string, unknown>): { days?: OverviewDays | undefined; chain?: string | undefined } => ({
  days: overviewDays.slice(1).find((days) => String(days) === String(search['days'])),
  chain: validateSearch(search)['chain'],
});

const overview = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/overview',
  beforeLoad: needs('reports.read'),
  validateSearch: overviewSearch,
  component: lazyRouteComponent(() => import('./overview-screen.tsx'), 'OverviewScreen'),
});

/** The week (any of its days), what is open beside it, and what is left of it: one who teaches, or conflicts alone. */
type CalendarSearch = Partial<Record<'day' | 'open' | 'who' | 'only', string | undefined>>;
const calendarSearch = (search: Record<string, unknown>): CalendarSearch => {
  const { day, open, who, only } = validateSearch(search);
  return { ...(day && isDay(day) ? { day } : {}), ...(open ? { open } : {}), ...(who ? { who } : {}), ...(only ? { only } : {}) };
};

const calendar = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/calendar',
  beforeLoad: needs('classes.read'),
  validateSearch: calendarSearch,
  component: lazyRouteComponent(() => import('./calendar/calendar-screen.tsx'), 'CalendarScreen'),
});

const reading = { getParentRoute: () => consoleFrame, beforeLoad: needs('reports.read'), validateSearch };
const reports = createRoute({
  ...reading,
  path: '/reports',
  component: lazyRouteComponent(() => import('./reports-screen.tsx'), 'ReportsScreen'),
});
const report = createRoute({
  ...reading,
  path: '/reports/$kind',
  component: lazyRouteComponent(() => import('./report-screen.tsx'), 'ReportScreen'),
});

const files = createRoute({
  ...reading,
  path: '/reports/files',
  component: lazyRouteComponent(() => import('./files-screen.tsx'), 'FilesScreen'),
});

export const reportsRoutes = [overview, calendar, reports, files, report];
