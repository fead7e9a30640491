/** The state of this device, in a chunk of its own: opened by the first screen that asks for it. */
import { openClientState, type ClientStateStore, type Device } from '@vitrine/client';
import type { QueryClient } from '@tanstack/react-query';

/** Opens it, and keeps the site's lists as they come (LST-01). */
export async function openState(device: Device, queries: QueryClient): Promise<ClientStateStore> {
  const state = await openClientState(device);
  queries.getQueryCache().subscribe(({ type, query }) => {
    const data: unknown = query.state.data;
    if (type !== 'updated' || query.queryKey[1] !== 'site-lists' || !isRecord(data) || state.get('site_lists') === data) return;
    void state.set('site_lists', data);
  });
  return state;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
