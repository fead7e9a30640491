import { DownloadFailed } from './fetch-whole.ts';

type Word = { say: 'keep'; archive: Blob } | { say: 'forget' };

/** A host that says nothing for so long has no network, or is none. */
const patienceMs = 20_000;

/**
 * Says a word to the page on a package's own host that keeps it on this device (D81), in a frame that nobody sees; resolves when that is done.
 *
 * @throws DownloadFailed
 */
export function tellPackageHost(page: string, word: Word): Promise<void> {
  const { origin } = new URL(page);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = page;
  const listening = new AbortController();
  const told = new Promise<void>((resolve, reject) => {
    const silence = setTimeout(() => reject(new DownloadFailed('interrupted')), patienceMs);
    const hear = ({ source, origin: from, data }: MessageEvent<{ keep?: string; why?: string }>) => {
      if (source === null || source !== frame.contentWindow || from !== origin) return;
      clearTimeout(silence); // unpacking takes as long as it takes
      if (data.keep === 'ready') frame.contentWindow?.postMessage(word, origin);
      if (data.keep === 'done') resolve();
      if (data.keep === 'failed') reject(new DownloadFailed(data.why === 'no_room' ? 'no_room' : 'spoilt'));
    };
    window.addEventListener('message', hear, { signal: listening.signal });
  });
  document.body.append(frame);
  return told.finally(() => {
    listening.abort();
    frame.remove();
  });
}
