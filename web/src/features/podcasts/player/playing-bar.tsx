import { lazy, Suspense } from 'react';
import { usePlaying } from './now-playing.ts';

const MiniPlayer = lazy(() => import('./mini-player.tsx').then((chunk) => ({ default: chunk.MiniPlayer })));

/** What plays, in every member's screen: nothing, and no code, until somebody played something. */
export function PlayingBar({ isInTask }: { isInTask: boolean }) {
  const isOpen = usePlaying(({ episode }) => episode !== null);
  return isOpen ? (
    <Suspense>
      <MiniPlayer isInTask={isInTask} />
    </Suspense>
  ) : null;
}
