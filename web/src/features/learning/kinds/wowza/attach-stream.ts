import type { ErrorData } from 'hls.js';
import Hls from 'hls.js/light';

/** Few tries: a person reads a sentence sooner than they wait for the tenth. */
const tries = { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 2_000 };
const policy = { default: { maxTimeToFirstByteMs: 8_000, maxLoadTimeMs: 20_000, timeoutRetry: tries, errorRetry: tries } };

/** Lets an element play a stream until the returned function ends it; `onDead` when it will not come any more. */
export function attachStream(element: HTMLVideoElement, url: string, onDead: () => void): () => void {
  if (!Hls.isSupported()) {
    element.setAttribute('src', url); // iPhones play streams themselves
    return () => element.removeAttribute('src');
  }
  const stream = new Hls({ manifestLoadPolicy: policy, playlistLoadPolicy: policy, fragLoadPolicy: policy });
  stream.on(Hls.Events.ERROR, (_event: unknown, { fatal, type }: ErrorData) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR) return stream.recoverMediaError();
    onDead();
  });
  stream.loadSource(url);
  stream.attachMedia(element);
  return () => stream.destroy();
}
