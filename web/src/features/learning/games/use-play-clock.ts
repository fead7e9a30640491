import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ticks } from '../../../shared/device/clock.ts';
import { isVisible, onVisibility } from '../../../shared/device/page-life.ts';

/** The time of a run that was really played: it stops in a pause and while nobody can see the page. `take` hands out what passed since it was last asked. */
export function usePlayClock({ before, isPaused, onSecond }: { before: number; isPaused: boolean; onSecond: (seconds: number) => void }) {
  const [seconds, setSeconds] = useState(Math.floor(before / 1_000));
  const total = useRef(before);
  const taken = useRef(before);
  const last = useRef(0);
  const second = useEffectEvent(onSecond);
  useEffect(() => {
    last.current = ticks();
    if (isPaused) return undefined;
    const count = () => {
      const now = ticks();
      if (isVisible()) total.current += now - last.current;
      last.current = now;
    };
    const tick = () => {
      count();
      const whole = Math.floor(total.current / 1_000);
      setSeconds(whole);
      second(whole);
    };
    const timer = setInterval(tick, 500);
    const stop = onVisibility(() => {
      if (isVisible()) last.current = ticks();
      else count();
    });
    return () => {
      count();
      clearInterval(timer);
      stop();
    };
  }, [isPaused]);
  return {
    seconds,
    take: () => {
      const part = total.current - taken.current;
      taken.current = total.current;
      return Math.max(0, part);
    },
  };
}
