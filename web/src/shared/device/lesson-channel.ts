/** Tabs of this device tell each other which lesson each plays, so that two never write into one. */
export type Playing = { registration: string; session: string; startedAt: string };

/** Tells that this tab plays a lesson, and calls back when another tells the same of a later session. */
export function playAlone(mine: Playing, onTaken: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel('vitrine-lessons');
  channel.addEventListener('message', ({ data }: MessageEvent<Playing>) => {
    if (data.registration === mine.registration && data.session !== mine.session && data.startedAt >= mine.startedAt) onTaken();
  });
  channel.postMessage(mine);
  return () => channel.close();
}
