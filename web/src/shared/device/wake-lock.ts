import { useEffect } from 'react';
import { isVisible, onVisibility } from './page-life.ts';

/** Keeps the screen lit while something plays; the browser lets go when the page is hidden, and is asked again when it comes back. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (!isVisible() || (lock && !lock.released)) return;
      const given = await navigator.wakeLock.request('screen');
      if (isOver) void given.release();
      else lock = given;
    };
    const tryIt = () => void ask().catch(() => undefined); // a device that saves its battery says no
    tryIt();
    const stop = onVisibility(tryIt);
    return () => {
      isOver = true;
      stop();
      void lock?.release();
    };
  }, [isOn]);
}
