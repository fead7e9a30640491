import type { EventBus, NewsListener } from './news.ts';

/** A bus inside one process: for tests, and what every other driver hands its news on by. */
export function localEventBus(): EventBus & { gap(): void } {
  const listeners = new Set<NewsListener>();
  return {
    tell: async (news) => {
      for (const one of news) for (const listener of listeners) listener.hear(one);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    gap: () => {
      for (const listener of listeners) listener.catchUp();
    },
    close: async () => listeners.clear(),
  };
}
