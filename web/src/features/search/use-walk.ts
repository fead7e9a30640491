import { useEffect, type RefObject } from 'react';

/** Arrows walk from the field through what can be opened, and back; everything else the browser does by itself. */
export function useWalk(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const whole = panel.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      const stops = [...(whole?.querySelectorAll<HTMLElement>('input[type=search], [data-hit]') ?? [])];
      const here = stops.findIndex((stop) => stop === document.activeElement);
      const next = stops[here + (event.key === 'ArrowDown' ? 1 : -1)];
      if (here < 0 || !next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
    };
    whole?.addEventListener('keydown', onKey);
    return () => whole?.removeEventListener('keydown', onKey);
  }, [panel]);
}
