import { useEffect, useRef } from 'react';

/** Brings the first thing that is wrong before the person: when a screen opens with it, and when going on was refused. Less of it moves nothing. */
export function useFirstFault<E extends HTMLElement>(count: number) {
  const screen = useRef<E>(null);
  const told = useRef(0);
  useEffect(() => {
    const isMore = count > told.current;
    told.current = count;
    if (!isMore) return;
    screen.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
    screen.current?.querySelector<HTMLElement>('input[aria-invalid=true]')?.focus({ preventScroll: true });
  }, [count]);
  return screen;
}
