/** What is read across rooms: the overview of the console (ADM-10). */
export { overviewDays, share, type OverviewDays } from './overview.ts';
