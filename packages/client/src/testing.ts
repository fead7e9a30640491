import type { Device } from './device.ts';

/** A device in memory. Devices that share `disk` are tabs of one browser; `wait` never waits. */
export function memoryDevice({ disk = memoryDisk(), isSecure = true }: { disk?: MemoryDisk; isSecure?: boolean } = {}): Device & {
  goOnline(isOnline: boolean): void;
} {
  let isOnline = true;
  let ids = 0;
  const reachable = new Set<() => void>();
  const heard = new Set<(message: unknown) => void>();
  disk.tabs.add(heard);
  return {
    storage: {
      getItem: (name) => disk.storage.get(name) ?? null,
      setItem: (name, value) => void disk.storage.set(name, value),
      removeItem: (name) => void disk.storage.delete(name),
    },
    cookies: {
      get: (name) => disk.cookies.get(name),
      set: (name, value, maxAge) => void (maxAge > 0 ? disk.cookies.set(name, value) : disk.cookies.delete(name)),
    },
    crypto: isSecure ? crypto : undefined,
    channel: {
      post: (message) => {
        for (const tab of disk.tabs) if (tab !== heard) for (const listener of tab) listener(structuredClone(message));
      },
      listen: (listener) => void heard.add(listener),
    },
    lock: (name, work) => {
      const turn = (disk.locks.get(name) ?? Promise.resolve()).then(work, work);
      disk.locks.set(name, turn);
      return turn;
    },
    nowMs: () => Date.now(),
    newId: () => `00000000-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}`,
    wait: () => Promise.resolve(),
    fraction: () => 0.5,
    isOnline: () => isOnline,
    onReachable: (listener) => {
      reachable.add(listener);
      return () => reachable.delete(listener);
    },
    pageAccessToken: () => undefined,
    kept: {
      get: async <T>(key: string) => structuredClone(disk.kept.get(key)) as T | undefined,
      set: async (key, value) => void disk.kept.set(key, structuredClone(value)),
    }, // oxlint-disable-line typescript/no-unsafe-type-assertion -- what was set under this key
    goOnline: (now) => {
      isOnline = now;
      if (now) for (const listener of reachable) listener();
    },
  };
}

export type MemoryDisk = ReturnType<typeof memoryDisk>;
/** What outlives a page: storage, cookies, waiting entries, and who holds which lock. */
export const memoryDisk = () => ({
  storage: new Map<string, string>(),
  cookies: new Map<string, string>(),
  kept: new Map<string, unknown>(),
  locks: new Map<string, Promise<unknown>>(),
  tabs: new Set<Set<(message: unknown) => void>>(),
});
