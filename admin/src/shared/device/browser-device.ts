import { deviceTokens, type Device } from '@vitrine/client';
import { newId } from './new-id.ts';

/** The browser as the client package needs it: the session is the learner app's own, of the same origin (decision D67). */
export function browserDevice(): Device {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('vitrine-session');
  const waiting = new Map<string, unknown>();
  return {
    storage: storageOrNull(),
    cookies: { get: readCookie, set: writeCookie },
    crypto: globalThis.isSecureContext ? crypto : undefined,
    channel: channel && {
      post: (message) => channel.postMessage(message),
      listen: (listener) => channel.addEventListener('message', (event: MessageEvent<unknown>) => listener(event.data)),
    },
    lock: inTurn,
    nowMs: () => Date.now(),
    newId,
    wait,
    fraction: () => Math.random(),
    isOnline: () => navigator.onLine,
    onReachable,
    pageAccessToken: () => undefined, // tokens in addresses belong to the learner app
    // The console sends nothing later: what did not arrive stays on the screen.
    kept: {
      get: async <T>(key: string) => waiting.get(key) as T | undefined, // oxlint-disable-line typescript/no-unsafe-type-assertion -- what was set under this key
      set: async (key, value) => void waiting.set(key, value),
    },
    tokenStorage: deviceTokens(navigator, globalThis.indexedDB),
  };
}

/** One at a time: across tabs where the browser has locks, else in this page. */
const turns = new Map<string, Promise<unknown>>();
function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(name, work);
  const turn = (turns.get(name) ?? Promise.resolve()).then(work, work);
  turns.set(name, turn);
  return turn;
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function onReachable(listener: () => void): () => void {
  const whenSeen = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', whenSeen);
  return () => {
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', whenSeen);
  };
}

/** Reading the property itself throws where storage is refused. */
function storageOrNull(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}

function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; samesite=strict${secure}`;
}
