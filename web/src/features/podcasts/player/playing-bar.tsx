import { lazy, Suspense, useEffect } from 'react';
import { kept } from '../../../shared/device/storage.ts';
import { usePlaying } from './now-playing.ts';

const MiniPlayer = lazy(() => import('./mini-player.tsx').then((chunk) => ({ default: chunk.MiniPlayer })));

/** What plays, in every member's screen: nothing, and no code, until somebody played something. What an earlier visit kept is sent. */
export function PlayingBar({ isInTask }: { isInTask: boolean }) {
  const isOpen = usePlaying(({ episode }) => episode !== null);
  useEffect(() => {
    if (kept('listening-waits') === undefined) return;
    void import('./listening-outbox.ts').then(({ listeningOutbox }) => listeningOutbox()).catch(() => undefined); // with the next visit
  }, []);
  return isOpen ? (
    <Suspense>
      <MiniPlayer isInTask={isInTask} />
    </Suspense>
  ) : null;
}
