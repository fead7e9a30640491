import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A held button repeats (CON-02, specification L9): first after 400 ms, then every 50 ms. Milliseconds. */
export const heldPress = { after: 400, every: 50 } as const;

/**
 * What a button needs so that one press does a step and a held one repeats it. `again` answers whether a further repeat may follow; they end by
 * themselves when it may not, when the finger leaves, and with the screen.
 */
export function useHeldPress({ once, again }: { once: () => void; again: () => boolean }) {
  const [isHeld, setHeld] = useState(false);
  const hasRepeated = useRef(false);
  const repeat = useEffectEvent(() => {
    hasRepeated.current = true;
    if (!again()) setHeld(false);
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    let repeats: ReturnType<typeof setInterval> | undefined;
    const begin = setTimeout(() => {
      repeat();
      repeats = setInterval(() => repeat(), heldPress.every);
    }, heldPress.after);
    return () => {
      clearTimeout(begin);
      clearInterval(repeats);
    };
  }, [isHeld]);
  const release = () => setHeld(false);
  return {
    onPointerDown: ({ button }: { button: number }) => {
      hasRepeated.current = false;
      setHeld(button === 0);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClick: () => {
      release();
      if (!hasRepeated.current) once();
      hasRepeated.current = false;
    },
  };
}
