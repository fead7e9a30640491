import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when the element comes near the window: the next page is asked for before a thumb reaches it. */
export function useNearEnd(onNear: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(), {
      rootMargin: '600px',
    });
    observer.observe(watched);
    return () => observer.disconnect();
  });
  return element;
}
