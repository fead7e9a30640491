/** What is read across rooms, on the wire (ADM-08, ADM-10). */
import { overviewDays } from '@vitrine/domain/reports';
import { z } from 'zod';
import { Day, endpoint, Id, Instant } from '../kernel/index.ts';

export { Calendar, CalendarDate, getCalendar } from './calendar.ts';
export {
  exportReport,
  getReport,
  getReportChoices,
  listReportFiles,
  listSavedFilters,
  makeReportFile,
  removeSavedFilter,
  Report,
  ReportChoices,
  ReportFile,
  ReportRow,
  SavedFilter,
  saveFilter,
} from './reports.ts';

/** Things of one kind that wait for somebody's decision. `late`: for longer than that kind should. */
export const Waiting = z.object({ count: z.int(), late: z.int(), oldestSince: Instant.nullable() });
export type Waiting = z.infer<typeof Waiting>;

export const Overview = z.object({
  at: Instant,
  /** The days of the period in the client’s zone, both counted: reports of the same days hold the rows. */
  from: Day,
  to: Day,
  waiting: z.object({ sales: Waiting, registrations: Waiting, orders: Waiting, photos: Waiting, levels: Waiting }),
  /** Sales by the day they were sent, in the client's zone; `before` is the same day one period earlier. */
  sales: z.object({
    count: z.int(),
    before: z.int(),
    days: z.array(z.object({ day: Day, approved: z.int(), underAudit: z.int(), refused: z.int(), before: z.int() })),
  }),
  /** What members have and are owed by the ledger. `underAudit` and `expiring` (within 30 days) are parts of `available`. */
  points: z.object({ available: z.int(), underAudit: z.int(), held: z.int(), owed: z.int(), expiring: z.int() }),
  /**
   * Members who may log in, by the day on which they were last here: `active` in the period, `idle` before it but not before `idleFrom`, `gone` before both. The list of
   * people filtered by the same days holds them.
   */
  people: z.object({ members: z.int(), active: z.int(), idle: z.int(), gone: z.int(), never: z.int(), idleFrom: Day }),
  progress: z.object({
    percent: z.int(),
    enrolled: z.int(),
    finished: z.int(),
    courses: z.array(z.object({ id: Id, title: z.string(), percent: z.int(), enrolled: z.int() })),
  }),
  /** Finished attempts of the period: `bands` counts scores of 0–9, 10–19 … 90–99 and 100. */
  results: z.object({ attempts: z.int(), average: z.number().nullable(), failed: z.int(), bands: z.array(z.int()).length(11) }),
});
export type Overview = z.infer<typeof Overview>;

const Days = z.object({
  days: z
    .enum(overviewDays.map(String))
    .default('7')
    .transform((days) => overviewDays.find((one) => String(one) === days) ?? 7),
});

export const getOverview = endpoint({
  method: 'GET',
  path: '/console/overview',
  needs: 'reports.read',
  query: Days,
  answer: Overview,
  summary: 'What waits, what was sold, what is owed, who is active, progress and results',
});

/** What of an overview happens in stores, for one chain: points, people and what they learn belong to no chain. */
export const ChainOverview = Overview.pick({ at: true, from: true, to: true, sales: true }).extend({
  chain: z.object({ id: Id, name: z.string() }),
  waiting: z.object({ sales: Waiting, photos: Waiting }),
});
export type ChainOverview = z.infer<typeof ChainOverview>;

export const getChainOverview = endpoint({
  method: 'GET',
  path: '/console/overview/chains/:retailerId',
  needs: 'reports.read',
  params: z.object({ retailerId: Id }),
  query: Days,
  answer: ChainOverview,
  summary: 'Sales and photos of the stores of one chain: what waits, and what was sold',
});
