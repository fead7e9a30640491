import type { Device } from './device.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');

export type MemoryDevice = Device & {
  goOnline(isOnline: boolean): void;
  /** Lets time go by for those who wait, after all that can happen at once has happened. */
  pass(milliseconds: number): Promise<void>;
  /** How long each of those who wait was ready to wait. */
  waits: number[];
};

/** A device in memory. Devices that share `disk` are tabs of one browser; its clock stands until `pass`. */
export function memoryDevice({ disk = memoryDisk(), isSecure = true }: { disk?: MemoryDisk; isSecure?: boolean } = {}): MemoryDevice {
  let [isOnline, now, ids] = [true, noon, 0];
  const reachable = new Set<() => void>();
  const heard = new Set<(message: unknown) => void>();
  const waiting = new Set<{ until: number; resolve: () => void }>();
  const waits: number[] = [];
  disk.tabs.add(heard);
  return {
    waits,
    storage: {
      getItem: (name) => disk.storage.get(name) ?? null,
      setItem: (name, value) => void disk.storage.set(name, value),
      removeItem: (name) => void disk.storage.delete(name),
    },
    cookies: {
      get: (name) => disk.cookies.get(name),
      set: (name, value, maxAge) => void (maxAge > 0 ? disk.cookies.set(name, value) : disk.cookies.delete(name)),
    },
    crypto: isSecure ? { subtle: counted(crypto.subtle), getRandomValues: crypto.getRandomValues.bind(crypto) } : undefined,
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
    nowMs: () => now,
    newId: () => `00000000-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}`,
    wait: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        waits.push(milliseconds);
        const one = { until: now + milliseconds, resolve };
        waiting.add(one);
        signal?.addEventListener('abort', () => waiting.delete(one) && reject(new DOMException('called off', 'AbortError')));
      }),
    fraction: () => 1,
    isOnline: () => isOnline,
    onReachable: (listener) => {
      reachable.add(listener);
      return () => reachable.delete(listener);
    },
    pageAccessToken: () => undefined,
    kept: {
      get: async <T>(key: string) => structuredClone(disk.kept.get(key)) as T | undefined, // oxlint-disable-line typescript/no-unsafe-type-assertion -- what was set under this key
      set: async (key, value) => void disk.kept.set(key, structuredClone(value)),
    },
    goOnline: (is) => {
      isOnline = is;
      if (is) for (const listener of reachable) listener();
    },
    pass: async (milliseconds) => {
      await settled();
      now += milliseconds;
      for (const one of waiting) if (one.until <= now && waiting.delete(one)) one.resolve();
      await settled();
    },
  };
}

/** Sealing runs in threads of its own: on a busy machine many turns pass before it is done. */
let sealings = 0;
const counted = (subtle: SubtleCrypto): SubtleCrypto =>
  new Proxy(subtle, {
    get:
      (target, name) =>
      async (...given: unknown[]) => {
        sealings += 1;
        try {
          return await Reflect.apply(Reflect.get(target, name), target, given);
        } finally {
          sealings -= 1;
        }
      },
  });

/** All that was going on and waits for no time to pass has happened. */
export async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 30; quiet = sealings === 0 ? quiet + 1 : 0) await new Promise((resolve) => setTimeout(resolve, 0));
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
