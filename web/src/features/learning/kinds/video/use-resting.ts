import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { wait } from '../../../../shared/device/wait.ts';

const restAfterMs = 3_000;
const touches = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Whether the film is the whole screen, so that its controls lie over it. */
export const fillsScreen = (): boolean =>
  document.fullscreenElement !== null || matchMedia('(orientation: landscape) and (max-height: 500px)').matches;

/** Controls step aside while a film plays and nobody touches anything; whoever does has them back. */
export function useResting(isPlaying: boolean) {
  const [isResting, rest] = useState(false);
  const wasResting = useRef(false);
  const touched = useEffectEvent((kind: string) => {
    if (kind === 'pointerdown') wasResting.current = isResting;
    rest(false);
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const begin = () => wait(() => rest(true), restAfterMs);
    let cancel = begin();
    const touch = ({ type }: Event) => {
      touched(type);
      cancel();
      cancel = begin();
    };
    for (const kind of touches) document.addEventListener(kind, touch, { passive: true });
    return () => {
      for (const kind of touches) document.removeEventListener(kind, touch);
      cancel();
      rest(false);
    };
  }, [isPlaying]);
  return {
    isResting,
    /** A tap on the picture that only brings the controls back. */
    isWaking: () => wasResting.current,
  };
}
