import type { QueryClient } from '@tanstack/react-query';
import type { Heard } from './listening-outbox.ts';

/** Whatever the cache holds of these episodes says what the server said; lists whose rows may come or go are asked for anew where that is wished. */
export function showHeard(queries: QueryClient, heard: readonly Heard[], { isAnew }: { isAnew: boolean }): void {
  const by = new Map(heard.map((one) => [one.id, one]));
  queries.setQueriesData({ queryKey: ['podcasts'] }, (held: unknown) => withHeard(held, by));
  if (!isAnew) return;
  void queries.invalidateQueries({ predicate: ({ queryKey: [room, list] }) => room === 'podcasts' && counted.includes(list) });
}

const counted: readonly unknown[] = ['cards', 'list', 'one'];

function withHeard(held: unknown, by: ReadonlyMap<string, Heard>): unknown {
  if (Array.isArray(held)) return held.map((one) => withHeard(one, by));
  if (typeof held !== 'object' || held === null) return held;
  if ('id' in held && 'isDone' in held) return { ...held, ...by.get(String(held.id)) };
  if ('pages' in held) return { ...held, pages: withHeard(held.pages, by) };
  if ('items' in held) return { ...held, items: withHeard(held.items, by) };
  return 'goOn' in held && 'fresh' in held ? { ...held, goOn: withHeard(held.goOn, by), fresh: withHeard(held.fresh, by) } : held;
}
