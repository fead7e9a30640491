import { useRef, type RefObject } from 'react';

type Point = { x: number; y: number };

/**
 * Lets an element follow the pointer: its transform is written once a frame, past React, so that nothing is drawn anew while a hand moves. Null lets go of it.
 * The style that React gives the element leaves `transform` out.
 */
export function useFollower<E extends HTMLElement>(
  transformAt: (by: Point) => string,
): { element: RefObject<E | null>; follow: (by: Point | null) => void } {
  const element = useRef<E>(null);
  const next = useRef<{ by: Point; frame: number } | null>(null);
  const write = () => {
    const due = next.current;
    next.current = null;
    if (due && element.current) element.current.style.transform = transformAt(due.by);
  };
  const follow = (by: Point | null) => {
    if (by !== null && next.current) next.current.by = by;
    else if (by !== null) next.current = { by, frame: requestAnimationFrame(write) };
    else {
      if (next.current) cancelAnimationFrame(next.current.frame);
      next.current = null;
      if (element.current) element.current.style.transform = '';
    }
  };
  return { element, follow };
}
