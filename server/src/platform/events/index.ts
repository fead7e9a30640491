/** The event bus: wakes readers in every process, over one LISTEN connection of PostgreSQL. */
export type { EventBus, News } from './news.ts';
export { openEventBus } from './postgres-bus.ts';
export { localEventBus } from './local-bus.ts';
