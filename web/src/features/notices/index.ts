/** What the member was told: the bell, its panel, and the live stream behind them. */
export { useLiveNotices } from './api.ts';
export { NoticeBell } from './notice-bell.tsx';
