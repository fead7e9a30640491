/** Fetches one file into the device's own storage, beside the page: its handle keeps what was written when the page or the tab dies. */
import { DownloadFailed, fetchWhole, type DownloadFailure, type OpenFile, type Wanted } from './fetch-whole.ts';
import { folderOfDownloads, lockOf, ownFile, partOf, type SyncHandle } from './places.ts';

export type DownloadAsk = Wanted & { name: string };
export type DownloadNews = { kind: 'durable'; bytes: number } | { kind: 'done' } | { kind: 'failed'; why: DownloadFailure };

/** The worker's own scope; its library of types cannot stand beside the page's. */
declare const self: { onmessage: ((event: MessageEvent<DownloadAsk>) => void) | null; postMessage(news: DownloadNews): void };

self.onmessage = ({ data }) =>
  void fetchInto(data).then(
    () => self.postMessage({ kind: 'done' }),
    (error: unknown) => self.postMessage({ kind: 'failed', why: error instanceof DownloadFailed ? error.why : 'not_kept' }),
  );

/** One at a time for a file, across tabs. */
const fetchInto = (ask: DownloadAsk): Promise<void> =>
  navigator.locks.request(lockOf(ask.name), { ifAvailable: true }, async (lock) => {
    if (!lock) throw new DownloadFailed('elsewhere');
    const folder = await folderOfDownloads();
    const part = await ownFile(folder, partOf(ask.name));
    if (!part) throw new DownloadFailed('not_kept');
    const handle = await part.createSyncAccessHandle();
    try {
      await reserve(folder, ask.bytes - handle.getSize());
      await fetchWhole(ask, {
        file: openFile(handle),
        fetch: (url, init) => fetch(url, init),
        onDurable: (bytes) => self.postMessage({ kind: 'durable', bytes }),
        signal: new AbortController().signal, // who calls it off ends this worker
      });
    } finally {
      handle.close();
    }
    await part.move(ask.name); // its last name only once it is whole
  });

const openFile = (handle: SyncHandle): OpenFile => ({
  size: () => handle.getSize(),
  write: (at, piece) => handle.write(piece, { at }),
  read: (at, into) => handle.read(into, { at }),
  truncate: (size) => handle.truncate(size),
  flush: () => handle.flush(),
});

/** What a browser says is free is no figure to go by: room is tried before the first byte is fetched. */
async function reserve(folder: FileSystemDirectoryHandle, bytes: number): Promise<void> {
  if (bytes <= 0) return;
  const name = `room-${bytes}`;
  const scratch = await (await ownFile(folder, name))?.createSyncAccessHandle();
  try {
    scratch?.truncate(bytes);
    if (scratch?.getSize() !== bytes) throw new DownloadFailed('no_room');
  } catch {
    throw new DownloadFailed('no_room');
  } finally {
    scratch?.close();
    await folder.removeEntry(name).catch(() => undefined);
  }
}
