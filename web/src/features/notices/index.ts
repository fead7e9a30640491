/** What the member was told: the bell, its panel, and the live stream behind them. */
export { useLiveNotices } from './api.ts';
export { hrefOf } from './notice-links.ts';
export { keepPhone, sendRead } from './phone.ts';
export { NoticeBell } from './notice-bell.tsx';
