import { useEffect, useState } from 'react';
import { nowMs } from '../../shared/device/clock.ts';

/** Whole seconds until an instant by the server's clock, down to 0; null where there is none. `now`: what it was when `heardAt` (ms) was heard. */
export function useLeft(until: string | null, { now, heardAt }: { now: string; heardAt: number }): number | null {
  const [at, setAt] = useState(nowMs);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setInterval(() => setAt(nowMs()), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null) return null;
  const passed = Math.max(0, at - heardAt);
  return Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now) - passed) / 1_000));
}
