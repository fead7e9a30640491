import { useEffect, useState } from 'react';
import { nowMs } from '../../../shared/device/clock.ts';
import { wait } from '../../../shared/device/wait.ts';

/** Seconds until an instant, counted down to zero; `onReached` is called once it is there. */
export function useCountdown(at: number, onReached: () => void): number {
  const [left, setLeft] = useState(() => secondsTo(at));
  useEffect(() => {
    let stop = () => {};
    const count = () => {
      const now = secondsTo(at);
      setLeft(now);
      if (now > 0) stop = wait(count, 500);
      else onReached();
    };
    if (secondsTo(at) > 0) count();
    else stop = wait(() => setLeft(0), 0);
    return () => stop();
  }, [at, onReached]);
  return left;
}

const secondsTo = (at: number) => Math.max(0, Math.ceil((at - nowMs()) / 1_000));
