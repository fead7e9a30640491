import { deviceTokens, type Device } from '@vitrine/client';
import { createStore, get, set } from 'idb-keyval';
import { life, nowMs } from './clock.ts';
import { newId } from './ids.ts';

/** The browser as the client needs it. `accessToken`: of the page's address. */
export function browserDevice({ accessToken }: { accessToken?: string }): Device {
  // The console hears it too: both apps share one session.
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('vitrine-session') : null;
  return {
    storage: storageOf(),
    cookies: { get: readCookie, set: writeCookie },
    crypto: window.isSecureContext ? crypto : undefined,
    channel: tabs && {
      post: (message) => tabs.postMessage(message),
      listen: (listener) => tabs.addEventListener('message', ({ data }) => listener(data)),
    },
    lock: (name, work) => ('locks' in navigator ? navigator.locks.request(name, work) : inTurn(name, work)),
    nowMs,
    life,
    newId,
    wait: waitFor,
    fraction: () => Math.random(),
    isOnline: () => navigator.onLine,
    onReachable,
    pageAccessToken: () => accessToken,
    kept: keptInDatabase(),
    tokenStorage: deviceTokens(navigator, window.indexedDB),
  };
}

function storageOf(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1)) || undefined;
}

function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; samesite=strict`;
  const { protocol, hostname } = window.location;
  if (protocol === 'https:' || isThisMachine(hostname)) document.cookie = `${cookie}; secure`;
  // Safari takes none that is secure from this machine over http.
  if (protocol !== 'https:' && (readCookie(name) ?? '') !== (maxAgeSeconds > 0 ? value : '')) document.cookie = cookie;
}

const isThisMachine = (hostname: string): boolean => hostname === 'localhost' || hostname.endsWith('.localhost');

function onReachable(listener: () => void): () => void {
  const whenSeen = () => document.visibilityState === 'visible' && listener();
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', whenSeen);
  return () => {
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', whenSeen);
  };
}

function waitFor(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('called off', 'AbortError'));
    });
  });
}

const turns = new Map<string, Promise<unknown>>();

/** Browsers without locks order the work of this tab alone. */
function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(name) ?? Promise.resolve()).then(work, work);
  turns.set(
    name,
    mine.catch(() => undefined),
  );
  return mine;
}

/** Where a browser refuses its database, what waits lives as long as the page. */
function keptInDatabase(): Device['kept'] {
  const memory = new Map<string, unknown>();
  const store = 'indexedDB' in window ? createStore('vitrine', 'kept') : undefined;
  return {
    get: async <T>(key: string) => {
      try {
        if (store) return await get<T>(key, store);
      } catch {
        // as without a database
      }
      return memory.get(key) as T | undefined; // oxlint-disable-line typescript/no-unsafe-type-assertion -- what was set under this key
    },
    set: async (key, value) => {
      memory.set(key, value);
      if (store) await set(key, value, store).catch(() => undefined);
    },
  };
}
