import type { Device } from './device.ts';
import type { SealedSlice } from './sealed-slice.ts';

/** iPads call themselves Macs, and are told by their touch screen. */
const isIos = ({ userAgent, maxTouchPoints }: { userAgent: string; maxTouchPoints: number }) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

const place = 'tokens';

/**
 * The device storage in which tokens lie too on iOS (STA-02), whose system may take local storage and cookies away; undefined elsewhere. A storage that cannot be opened
 * holds nothing.
 */
export function deviceTokens(
  navigator: { userAgent: string; maxTouchPoints: number },
  database: Pick<IDBFactory, 'open'> | undefined,
): Device['tokenStorage'] {
  if (!database || !isIos(navigator)) return undefined;
  const opened = once(() => {
    const request = database.open('vitrine-tokens', 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(place);
    return answerOf(request);
  });
  const store = async (mode: IDBTransactionMode) => (await opened()).transaction(place, mode).objectStore(place);
  return {
    get: async () => {
      const kept: unknown = await answerOf((await store('readonly')).get(place));
      return typeof kept === 'string' ? kept : undefined;
    },
    set: async (text) => {
      const open = await store('readwrite');
      await (text === undefined ? answerOf(open.delete(place)) : answerOf(open.put(text, place)));
    },
  };
}

/** The slice of the session with its copy in device storage: it comes back where the system took local storage, and goes with a log-out and with a lost secret (D53). */
export function withDeviceCopy(
  slice: SealedSlice,
  { storage, tokenStorage: copy }: Pick<Device, 'storage' | 'tokenStorage'>,
  name: string,
) {
  if (!copy) return slice;
  const quietly = (work: Promise<unknown>) => work.catch(() => undefined);
  return {
    ...slice,
    read: async () => {
      const wasThere = (storage?.getItem(name) ?? null) !== null;
      const text = await slice.read();
      if (text !== undefined) return text;
      if (wasThere) await quietly(copy.set(undefined)); // a lost secret, and not the system
      return copy.get().catch(() => undefined);
    },
    write: async (text: string) => {
      await slice.write(text);
      await quietly(copy.set(text));
    },
    erase: async () => {
      await quietly(copy.set(undefined)); // first: what is left behind would bring the session back
      await slice.erase();
    },
  };
}

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('device storage'));
  });

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
