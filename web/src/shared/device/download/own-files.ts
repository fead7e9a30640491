import type { DownloadAsk, DownloadNews } from './download-worker.ts';
import { DownloadFailed } from './fetch-whole.ts';
import { folderOfDownloads, intentOf, partOf } from './places.ts';

/** Fetches a file to this device under its name, in a worker of its own; `stop` leaves what came, for the next time. */
export function fetchToDevice(ask: DownloadAsk, onDurable: (bytes: number) => void): { done: Promise<void>; stop: () => void } {
  if (!('storage' in navigator) || !('getDirectory' in navigator.storage) || !('locks' in navigator))
    return { done: Promise.reject(new DownloadFailed('not_kept')), stop: () => undefined };
  void navigator.storage.persist?.().catch(() => false); // a wish: nothing relies on the answer
  const worker = new Worker(new URL('download-worker.ts', import.meta.url), { type: 'module' });
  let stop: () => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    stop = () => reject(new DownloadFailed('interrupted'));
    worker.addEventListener('message', ({ data }: MessageEvent<DownloadNews>) => {
      if (data.kind === 'durable') onDurable(data.bytes);
      else if (data.kind === 'done') resolve();
      else reject(new DownloadFailed(data.why));
    });
    worker.addEventListener('error', () => reject(new DownloadFailed('interrupted')));
    worker.postMessage(ask);
  }).finally(() => worker.terminate());
  return { done, stop: () => stop() };
}

/** A file that came whole; undefined where there is none, or the system took it away. */
export async function fileOnDevice(name: string): Promise<File | undefined> {
  try {
    return await (await (await folderOfDownloads()).getFileHandle(name)).getFile();
  } catch {
    return undefined;
  }
}

/** Takes a file away, whole or not. */
export async function removeFromDevice(name: string): Promise<void> {
  const folder = await folderOfDownloads();
  for (const one of [name, partOf(name)]) await folder.removeEntry(one).catch(() => undefined);
}

/** Takes away every file but these; what is not whole yet stays seven days, so that the next tap goes on. */
export async function sweepDevice(keep: ReadonlySet<string>, nowMs: number): Promise<void> {
  const folder = await folderOfDownloads().catch(() => undefined);
  if (!folder) return;
  for await (const [name, entry] of folder.entries()) {
    if (keep.has(name) || entry.kind !== 'file') continue;
    const { lastModified } = await folder.getFileHandle(name).then((handle) => handle.getFile());
    if (name.endsWith('.part') && nowMs - lastModified < 7 * 86_400_000) continue;
    await folder.removeEntry(name).catch(() => undefined); // another tab writes it
  }
}

/** Does a work around a file, and says so to other tabs from before its first step until it is over: `namesBeingFetched`. */
export const whileFetching = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(intentOf(name), { mode: 'shared' }, work) : work();

/** Files that some tab fetches now, or is about to. */
export async function namesBeingFetched(names: readonly string[]): Promise<Set<string>> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  const locks = new Set(held.map(({ name }) => name));
  return new Set(names.filter((name) => locks.has(intentOf(name))));
}

/** Bytes that this site takes on the device and may still take, by what the browser says. */
export async function roomOnDevice(): Promise<{ used: number; free: number } | undefined> {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  return usage === undefined || quota === undefined ? undefined : { used: usage, free: Math.max(0, quota - usage) };
}
