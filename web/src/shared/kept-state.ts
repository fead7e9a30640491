import { useEffect, useSyncExternalStore } from 'react';
import type { ClientState, ClientStateStore } from '@vitrine/client';

let opened: Promise<ClientStateStore> | undefined;
let ready: ClientStateStore | undefined;
let open: (() => Promise<ClientStateStore>) | undefined;

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
/** Those who listen before the device was read hear that it was. */
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The app says how the state of this device is opened. Its code is fetched by whoever needs it first. */
export function keepStateBy(way: () => Promise<ClientStateStore>): void {
  [opened, ready, open] = [undefined, undefined, way];
}

/** What this device holds beside the session (STA-01). */
export function keptState(): Promise<ClientStateStore> {
  if (!open) throw new Error('the state of the device was asked for before the app began');
  return (opened ??= open().then((state) => {
    ready = state;
    state.subscribe(tell);
    tell();
    return state;
  }));
}

/** Forgets what the person did here, after their session; nothing where nobody asked for the state yet. */
export const forgetState = async (): Promise<void> => (await opened)?.forget();

/** One slice, as it is now, and how to change it; undefined until the device was read. */
export function useKeptState<K extends keyof ClientState>(slice: K): [ClientState[K] | undefined, (value: ClientState[K]) => void] {
  useEffect(() => void keptState().catch(() => undefined), []); // its code could not be fetched: nothing is known of this device
  const value = useSyncExternalStore(subscribe, () => ready?.get(slice));
  return [value, (next) => void keptState().then((state) => state.set(slice, next))];
}

/** Remembers from which screen this one was opened (NAV-12); where the device was not read yet, nobody came from anywhere. */
export const rememberRoute = (route_from: string | null, route_to: string): void => void ready?.set('params', { route_from, route_to });

/** The screen from which the one at this path was opened, if any. */
export function useRouteFrom(path: string): string | null {
  const params = useSyncExternalStore(subscribe, () => ready?.get('params'));
  return params?.route_to === path ? params.route_from : null;
}
