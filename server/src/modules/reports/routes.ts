import { checkDates as checkDatesWire } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/reports';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkDates } from './check-dates.ts';
import { exportReport } from './export-report.ts';
import { getCalendar } from './get-calendar.ts';
import { getChainOverview } from './get-chain-overview.ts';
import { getOverview } from './get-overview.ts';
import { getReport } from './get-report.ts';
import { getReportChoices } from './get-report-choices.ts';
import { listReportFiles, makeReportFile } from './report-files.ts';
import { listSavedFilters, removeSavedFilter, saveFilter } from './saved-filters.ts';

export const reportsRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.getOverview, ({ actor, query }) => getOverview(platform, actor, query));
    answer(app, wire.getChainOverview, ({ actor, params, query }) => getChainOverview(platform, actor, { ...params, ...query }));
    answer(app, wire.getCalendar, ({ actor, query }) => getCalendar(platform, actor, query));
    answer(app, checkDatesWire, ({ actor, body }) => checkDates(platform, actor, body));
    answer(app, wire.getReportChoices, ({ actor }) => getReportChoices(platform, actor));
    answer(app, wire.getReport, ({ actor, query }) => getReport(platform, actor, query));
    answer(app, wire.listSavedFilters, ({ actor, query }) => listSavedFilters(platform, actor, query));
    answer(app, wire.saveFilter, ({ actor, body }) => saveFilter(platform, actor, body));
    answer(app, wire.removeSavedFilter, ({ actor, params }) => removeSavedFilter(platform, actor, params));
    answer(app, wire.listReportFiles, ({ actor }) => listReportFiles(platform, actor));
    answer(app, wire.makeReportFile, ({ actor, body }) => makeReportFile(platform, actor, body));
    answer(app, wire.exportReport, ({ actor, query, reply }) => exportReport(platform, actor, { query, reply }));
  };
