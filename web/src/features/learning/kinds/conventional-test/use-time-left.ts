import { useEffect, useEffectEvent, useState } from 'react';
import { ticks } from '../../../../shared/device/clock.ts';

/** Counts down what the server said was left (decision D06). Null: no limit. */
export function useTimeLeft(first: number | null, onOver: () => void): number | null {
  const [end] = useState(() => (first === null ? null : ticks() + first * 1_000));
  const [left, setLeft] = useState(first);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (end === null) return undefined;
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((end - ticks()) / 1_000));
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      over();
    };
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}
