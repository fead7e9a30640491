import type { KeyboardEvent, RefObject } from 'react';

/** Arrows walk from the field through what can be opened, and back; everything else the browser does by itself. */
export const useWalk =
  (panel: RefObject<HTMLElement | null>) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('input[type=search], [data-hit]') ?? [])];
    const here = stops.findIndex((stop) => stop === document.activeElement);
    const next = stops[here + (event.key === 'ArrowDown' ? 1 : -1)];
    if (here < 0 || !next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  };
